import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { guestUser } from '#app/testing/guest-user.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { DataForm } from './data-form.tsx'

const player = {
  ...guestUser,
  id: 5,
  profile: { first_name: 'Анна', last_name: 'Северная', birthday: '1990-02-28', sex: 'f', country: 'RU' },
} as const

function Player() {
  const [verified, setVerified] = useState(false)
  return (
    <>
      <DataForm user={{ ...player, verified }} />
      <button onClick={() => setVerified(true)}>verify</button>
    </>
  )
}

it('shows the name that the papers have, whatever was typed before they were known', async () => {
  await renderPage(<Player />, {
    answers: { getVerification: () => ({ papers: '' }), getCountries: () => ({ items: [] }) },
  })
  const name = await screen.findByRole('textbox', { name: 'Имя' })
  await userEvent.type(name, ' Ивановна')
  expect(screen.getByDisplayValue('Анна Ивановна')).toBe(name)
  await userEvent.click(screen.getByRole('button', { name: 'verify' }))
  expect(screen.getByDisplayValue('Анна')).toBe(name)
  expect(name.hasAttribute('readonly')).toBe(true)
})

it('shows a phone behind the prefix of its country, and sends it whole', async () => {
  const { sent } = await renderPage(<DataForm user={{ ...player, phone: '+491701234567' }} />, {
    answers: {
      getVerification: () => ({ papers: '' }),
      getCountries: () => ({ items: [{ code: 'RU', name: 'Россия' }] }),
      getCountryCodes: () => ({
        items: ['+7', '+4', '+49'].map((code) => ({ code, name: code, image: '' })),
      }),
      updateProfile: () => ({}),
    },
  })
  const phone = await screen.findByDisplayValue('1701234567')
  expect(screen.getByRole('combobox', { name: 'Код страны' }).textContent).toBe('+49')
  await userEvent.clear(phone)
  await userEvent.type(phone, '170 765-43-21')
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Данные сохранены')).toBeTruthy()
  expect(sent).toContainEqual(['updateProfile', expect.objectContaining({ phone: '+491707654321' })])
})
