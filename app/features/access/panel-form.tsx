import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { $typedContact, contactTyped } from '#app/models/access/sign-up-dialog.model.ts'
import { SignUpForm } from './sign-up-form.tsx'

/** Sign-up beside the slider; takes over a contact that was typed while the form was loading. */
export function PanelForm() {
  const { typedContact, setTypedContact } = useUnit({ typedContact: $typedContact, setTypedContact: contactTyped })
  const [contact] = useState(typedContact)
  useEffect(() => void setTypedContact(''), [setTypedContact])
  return <SignUpForm place="panel" contact={contact} />
}
