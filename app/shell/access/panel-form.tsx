import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $typedContact, contactTyped } from '#app/models/shell/registration.model.ts'
import { contactPrefilled } from '#app/models/sign-in/sign-up.model.ts'
import { SignUpForm } from './sign-up-form.tsx'

/** Registration beside the slider; takes over a contact that was typed while the form was loading. */
export function PanelForm() {
  const { contact, prefill, setContact } = useUnit({
    contact: $typedContact,
    prefill: contactPrefilled,
    setContact: contactTyped,
  })
  useEffect(() => {
    if (contact === '') return
    prefill(contact)
    setContact('')
  }, [contact, prefill, setContact])
  return <SignUpForm place="panel" />
}
