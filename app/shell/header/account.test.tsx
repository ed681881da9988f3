import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
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
  expect(await screen.findByRole('button', { name: /ivan@example\.com/u })).toBeTruthy()
})

it.each([
  [{ unread_notifications: 3, available_bonuses: 120 }, ': 3', ': 120'],
  [{ unread_notifications: null, available_bonuses: null }, '', ''],
])('Account counts what is new, in the bar and in the menu: %j', async (counts, notifications, bonuses) => {
  await renderAccount({ has_bonuses: true, has_notifications: true, ...counts })
  expect(await screen.findByRole('link', { name: `Есть новые уведомления${notifications}` })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /Аккаунт/u }))
  const menu = within(screen.getByRole('dialog', { name: /Аккаунт/u }))
  expect(menu.getByRole('link', { name: `Бонусы. Вас ждут бонусы${bonuses}` })).toBeTruthy()
  await userEvent.click(menu.getByRole('link', { name: /^Уведомления/u }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('Account signs out from its menu', async () => {
  await renderAccount({})
  await userEvent.click(await screen.findByRole('button', { name: /Аккаунт/u }))
  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /Аккаунт/u })).toBeNull())
})

it.each([
  [true, 1],
  [false, 0],
] as const)('Account marks pending bonuses and notifications: %s', async (isPending, count) => {
  await renderAccount({ has_bonuses: isPending, has_notifications: isPending })
  await screen.findByText(/₽/u)
  expect(screen.queryAllByRole('link', { name: /^Вас ждут бонусы/u })).toHaveLength(count)
  expect(screen.queryAllByRole('link', { name: /^Есть новые уведомления/u })).toHaveLength(count)
})
