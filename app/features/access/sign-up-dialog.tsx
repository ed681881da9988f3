import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#ui/index.ts'
import { $startedContact } from '#app/models/access/sign-up-dialog.model.ts'
import { SignUpForm } from './sign-up-form.tsx'

/** The sign-up dialog; starts with a contact that was typed before. */
export function SignUpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const contact = useUnit($startedContact)
  return (
    <Dialog open onOpenChange={onClose} title={t('signUp.title')} description={t('signUp.lead')}>
      <SignUpForm place="dialog" contact={contact} />
    </Dialog>
  )
}
