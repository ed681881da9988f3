import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#ui/index.ts'
import { $startedContact } from '#app/models/shell/registration.model.ts'
import { SignUpForm } from './sign-up-form.tsx'

/** The registration dialog; starts with a contact that was typed before. */
export function RegistrationDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const contact = useUnit($startedContact)
  return (
    <Dialog open onOpenChange={onClose} title={t('register.title')} description={t('register.lead')}>
      <SignUpForm place="dialog" contact={contact} />
    </Dialog>
  )
}
