import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { statusQuery } from '#app/queries/lobby.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { testUser } from '#app/testing/test-user.ts'
import { Account } from './account.tsx'

function PolledAccount() {
  useQuery(statusQuery({ session: 5, language: 'ru' }))
  return <Account />
}
const renderAccount = (fields: object) =>
  renderPage(<PolledAccount />, { answers: { getStatus: () => ({ ...testUser, id: 5, ...fields }) } })

it('Account shows the e-mail of a player without a login', async () => {
  await renderAccount({ login: '', email: 'ivan@example.com' })
  expect(await screen.findByRole('link', { name: /ivan@example\.com/u })).toBeTruthy()
})

it.each([
  [true, 1],
  [false, 0],
] as const)('Account marks pending bonuses and notifications: %s', async (isPending, count) => {
  await renderAccount({ has_bonuses: isPending, has_notifications: isPending })
  await screen.findByText(/₽/u)
  expect(screen.queryAllByRole('link', { name: 'Вас ждут бонусы' })).toHaveLength(count)
  expect(screen.queryAllByRole('link', { name: 'Есть новые уведомления' })).toHaveLength(count)
})
