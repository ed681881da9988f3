import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { User } from '#contract/player/status.ts'
import { isFocusAround } from '#app/testing/focus-around.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { DataForm } from './data-form.tsx'

const player = {
  ...guestUser,
  id: 5,
  profile: { first_name: 'Анна', last_name: 'Северная', birthday: '1990-02-28', sex: 'f', country: 'RU' },
} as const

/** The form with a button that marks contact or identity as verified. */
function FormWithVerification({ confirmed }: { confirmed: Partial<User> }) {
  const [isConfirmed, setConfirmed] = useState(false)
  return (
    <>
      <DataForm user={{ ...player, ...(isConfirmed ? confirmed : {}) }} />
      <button onClick={() => setConfirmed(true)}>confirm</button>
    </>
  )
}
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'confirm' }))
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
const defaultAnswers = {
  getVerification: () => ({ documents: '' }),
  getCountries: () => ({ items: [{ code: 'RU', name: 'Россия' }] }),
  updateProfile: () => ({}),
}

it('DataForm restores the verified name, discarding edits', async () => {
  await renderPage(<FormWithVerification confirmed={{ verified: true }} />, { answers: defaultAnswers })
  const name = await screen.findByRole('textbox', { name: 'Имя' })
  await userEvent.type(name, ' Ивановна')
  expect(screen.getByDisplayValue('Анна Ивановна')).toBe(name)
  await confirm()
  expect(screen.getByDisplayValue('Анна')).toBe(name)
  expect(name.hasAttribute('readonly')).toBe(true)
})

it('DataForm sends the verified birthday, discarding edits', async () => {
  const { sent } = await renderPage(
    <FormWithVerification confirmed={{ verified: true, email: 'anna@casino.example' }} />,
    {
      answers: defaultAnswers,
    },
  )
  const year = await screen.findByRole('textbox', { name: 'Год' })
  await userEvent.clear(year)
  await userEvent.type(year, '1985')
  await confirm()
  expect(screen.getByDisplayValue('1990')).toBeTruthy()
  await save()
  expect(await screen.findByText('Данные сохранены')).toBeTruthy()
  expect(sent).toContainEqual(['updateProfile', expect.objectContaining({ birthday: '1990-02-28' })])
})

it('DataForm shows and sends the verified e-mail, discarding edits', async () => {
  const { sent } = await renderPage(
    <FormWithVerification confirmed={{ email: 'anna@casino.example', email_confirmed: true }} />,
    {
      answers: defaultAnswers,
    },
  )
  await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'another@casino.example')
  await confirm()
  expect(screen.getByDisplayValue('anna@casino.example').hasAttribute('readonly')).toBe(true)
  await save()
  expect(await screen.findByText('Данные сохранены')).toBeTruthy()
  expect(sent).toContainEqual(['updateProfile', expect.objectContaining({ email: 'anna@casino.example' })])
})

it('DataForm splits a phone into prefix and number, and sends it in full', async () => {
  const { sent } = await renderPage(<DataForm user={{ ...player, phone: '+491701234567' }} />, {
    answers: {
      ...defaultAnswers,
      getCountryCodes: () => ({
        items: ['+7', '+4', '+49'].map((code) => ({ code, name: code, image: '' })),
      }),
    },
  })
  const phone = await screen.findByDisplayValue('1701234567')
  expect(screen.getByRole('combobox', { name: 'Код страны' }).textContent).toBe('+49')
  await userEvent.clear(phone)
  await userEvent.type(phone, '170 765-43-21')
  await save()
  expect(await screen.findByText('Данные сохранены')).toBeTruthy()
  expect(sent).toContainEqual(['updateProfile', expect.objectContaining({ phone: '+491707654321' })])
})

it.each([
  ['the phone', { phone: '+79991234567' }, 'Подтвердить телефон'],
  ['the e-mail', { phone: '+79991234567', phone_confirmed: true, email: 'anna@casino.example' }, 'Подтвердить e-mail'],
  [
    'the documents',
    { phone: '+79991234567', phone_confirmed: true, email: 'anna@casino.example', email_confirmed: true },
    'К документам',
  ],
])('DataForm leads to %s after saving', async (_, contact, link) => {
  await renderPage(<DataForm user={{ ...player, ...contact }} />, { answers: defaultAnswers })
  await screen.findByRole('textbox', { name: 'Имя' })
  await save()
  const next = await screen.findByRole('link', { name: link })
  expect(next.getAttribute('href')).toBe('/profile?tab=profile&sub=verification')
  expect(isFocusAround(next)).toBe(true)
  expect(document.activeElement?.textContent).toContain('Данные сохранены')
})

it('DataForm leads nowhere after saving if everything is confirmed', async () => {
  const user = { ...player, phone: '+79991234567', phone_confirmed: true, email: 'anna@casino.example' }
  await renderPage(<DataForm user={{ ...user, email_confirmed: true, verified: true }} />, { answers: defaultAnswers })
  await screen.findByRole('textbox', { name: 'Имя' })
  await save()
  expect(await screen.findByText('Данные сохранены')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
