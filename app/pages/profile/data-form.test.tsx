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
