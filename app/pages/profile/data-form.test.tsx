import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { User } from '#contract/status.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { DataForm } from './data-form.tsx'

const player = {
  ...guestUser,
  id: 5,
  profile: { first_name: 'Анна', last_name: 'Северная', birthday: '1990-02-28', sex: 'f', country: 'RU' },
} as const

/** The player, of whom something is confirmed when it is pressed. */
function Player({ confirmed }: { confirmed: Partial<User> }) {
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
const noPapers = {
  getVerification: () => ({ papers: '' }),
  getCountries: () => ({ items: [{ code: 'RU', name: 'Россия' }] }),
  updateProfile: () => ({}),
}

it('shows the name that the papers have, whatever was typed before they were known', async () => {
  await renderPage(<Player confirmed={{ verified: true }} />, { answers: noPapers })
  const name = await screen.findByRole('textbox', { name: 'Имя' })
  await userEvent.type(name, ' Ивановна')
  expect(screen.getByDisplayValue('Анна Ивановна')).toBe(name)
  await confirm()
  expect(screen.getByDisplayValue('Анна')).toBe(name)
  expect(name.hasAttribute('readonly')).toBe(true)
})

it('sends the birthday that the papers have, whatever was typed before they were known', async () => {
  const { sent } = await renderPage(<Player confirmed={{ verified: true, email: 'anna@casino.example' }} />, {
    answers: noPapers,
  })
  const year = await screen.findByRole('textbox', { name: 'Год' })
  await userEvent.clear(year)
  await userEvent.type(year, '1985')
  await confirm()
  expect(screen.getByDisplayValue('1990')).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'anna@casino.example')
  await save()
  expect(await screen.findByText('Данные сохранены')).toBeTruthy()
  expect(sent).toContainEqual(['updateProfile', expect.objectContaining({ birthday: '1990-02-28' })])
})

it('shows and sends the e-mail that is confirmed, whatever was typed before it was', async () => {
  const { sent } = await renderPage(<Player confirmed={{ email: 'anna@casino.example', email_confirmed: true }} />, {
    answers: noPapers,
  })
  await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'another@casino.example')
  await confirm()
  expect(screen.getByDisplayValue('anna@casino.example').hasAttribute('readonly')).toBe(true)
  await save()
  expect(await screen.findByText('Данные сохранены')).toBeTruthy()
  expect(sent).toContainEqual(['updateProfile', expect.objectContaining({ email: 'anna@casino.example' })])
})

it('shows a phone behind the prefix of its country, and sends it whole', async () => {
  const { sent } = await renderPage(<DataForm user={{ ...player, phone: '+491701234567' }} />, {
    answers: {
      ...noPapers,
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
