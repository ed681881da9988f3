import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $typedContact, contactTyped } from '#app/models/shell/registration.model.ts'
import { contactPrefilled } from '#app/models/sign-in/sign-up.model.ts'
import { SignUpForm } from './sign-up-form.tsx'

/** The registration beside the slider; it goes on with a contact that was typed there while it was on its way. */
export function PanelForm() {
  const { contact, bring, type } = useUnit({ contact: $typedContact, bring: contactPrefilled, type: contactTyped })
  useEffect(() => {
    if (contact === '') return
    bring(contact)
    type('')
  }, [contact, bring, type])
  return <SignUpForm place="panel" />
}
