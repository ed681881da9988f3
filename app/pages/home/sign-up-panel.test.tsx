import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled } from 'effector'
import { expect, it } from 'vitest'
import { $panelUsed, signUpOpened } from '#app/models/access/sign-up-dialog.model.ts'
import { signedOut } from '#app/models/session/session.model.ts'
import { AccessEntry } from '#app/features/access/access-entry.tsx'
import { FIELDS } from '#app/testing/describe-rejections.tsx'
import { renderPage } from '#app/testing/render-page.tsx'
import { SignUpPanel } from './sign-up-panel.tsx'

/* The panel of a phone: its first field, with which the dialog continues. */

async function renderPanel() {
  const { scope } = await renderPage(
    <>
      <SignUpPanel />
      <AccessEntry />
    </>,
  )
  await act(() => allSettled(signedOut, { scope }))
  return { scope, contact: screen.getByLabelText<HTMLInputElement>('Телефон или e-mail') }
}
const findField = async (label: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Регистрация' }))
  return dialog.findByLabelText<HTMLInputElement>(label, { selector: FIELDS })
}
const replace = async (input: HTMLInputElement, text: string) => {
  await userEvent.clear(input)
  await userEvent.click(input)
  await userEvent.paste(text)
}
const close = async () => {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

it('SignUpPanel leads to the dialog with its contact, whose changes the dialog keeps', async () => {
  const { scope, contact } = await renderPanel()
  await replace(contact, 'ivan@example.com')
  await userEvent.keyboard('{Enter}')
  const email = await findField('E-mail')
  expect(email.value).toBe('ivan@example.com')
  await replace(email, 'ivan@example.org')
  await close()
  await act(() => allSettled(signUpOpened, { scope }))
  expect((await findField('E-mail')).value).toBe('ivan@example.org')
  await close()
  await replace(contact, '8 999 123-45-67')
  await userEvent.click(screen.getByText('Создать аккаунт', { selector: 'button' }))
  expect((await findField('Телефон')).value).toBe('999 123-45-67')
})

it('SignUpPanel is in use while its field has the focus', async () => {
  const { scope, contact } = await renderPanel()
  expect(scope.getState($panelUsed)).toBe(false)
  await userEvent.click(contact)
  expect(scope.getState($panelUsed)).toBe(true)
  await userEvent.tab({ shift: true })
  expect(document.activeElement).not.toBe(contact)
  expect(scope.getState($panelUsed)).toBe(false)
})
