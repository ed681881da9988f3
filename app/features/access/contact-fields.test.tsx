import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { useAppForm } from '#app/forms/use-app-form.ts'
import { emptyContact, fieldsOfContact } from '#app/models/access/contact.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { ContactFormFields } from './contact-fields.tsx'

function Fields({ login }: { login: string }) {
  const form = useAppForm({
    request: { failure: null, isBusy: false, isAccepted: false, submit: () => undefined, change: () => undefined },
    defaultValues: login === '' ? emptyContact : fieldsOfContact(login),
  })
  return (
    <ContactFormFields form={form} type="type" prefix="prefix" phone="phone" email="email" label="Способ" autoFocus />
  )
}

it.each([
  ['', 'Телефон'],
  ['anna@casino.example', 'E-mail'],
])(
  'ContactFormFields with "%s" focus the field %s, and leave the focus in the choice after a switch',
  async (login, name) => {
    await renderPage(<Fields login={login} />)
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name }))
    for (const kind of ['E-mail', 'Телефон']) {
      await userEvent.click(screen.getByRole('radio', { name: kind }))
      expect(document.activeElement?.tagName === 'INPUT' && document.activeElement.getAttribute('type')).not.toBe('tel')
      expect(document.activeElement?.getAttribute('type')).not.toBe('email')
    }
  },
)
