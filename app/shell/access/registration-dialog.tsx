import { useTranslation } from 'react-i18next'
import { Dialog } from '#ui/index.ts'
import { SignUpForm } from './sign-up-form.tsx'

/** The registration over the page. */
export function RegistrationDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog open onOpenChange={onClose} title={t('register.title')} description={t('register.lead')}>
      <SignUpForm />
    </Dialog>
  )
}
