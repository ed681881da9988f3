import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { statusQuery } from '#app/queries/lobby.ts'
import { inOrder } from '#app/testing/fake-api.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { ProfilePage } from './page.tsx'

const payout = {
  id: 9,
  created_at: '2026-01-09 15:00:00',
  direction: 0,
  amount: 3000,
  system: 'СБП',
  status: 1,
  ref: 'cd',
}
const user = (payouts: number) => ({ id: 5, login: 'marina', balance: 12_845, notify: { payouts } })

/** The status is polled by the app's start. */
function Page() {
  useQuery(statusQuery({ session: 5, language: 'ru' }))
  return <ProfilePage />
}

it('Finances shows the payments with their sums below the balance, and looking at them ends the alert', async () => {
  const { sent } = await renderPage(<Page />, {
    at: '/profile',
    answers: { getStatus: inOrder(user(1), user(0)), getPaymentHistory: { items: [payout] } },
  })
  const alerted = await screen.findByRole('tab', { name: 'Финансы, есть новости о выплатах' })
  // The alert stays until the player looks.
  expect(sent.some(([call]) => call === 'getPaymentHistory')).toBe(false)
  await userEvent.click(alerted)
  expect(await screen.findByRole('heading', { name: 'Баланс' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: /СБП/u })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'История платежей' }).textContent).toMatch(
    /Выводы, 13.000.₽Пополнения минус выводы−3.000.₽/u,
  )
  await waitFor(() => expect(screen.getByRole('tab', { name: /^Финансы/u }).textContent).toBe('Финансы'))
})
