import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { statusQuery } from '#app/queries/lobby.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { CashboxContent } from './cashbox-content.tsx'
import { depositAnswers } from '#app/features/cashier/deposit/deposit.samples.ts'
import { withdrawAnswers } from '#app/features/cashier/withdraw/withdraw.samples.ts'

const payout = { id: 40, created_at: '2026-01-10 14:58:00', amount: 3000, status: 0, can_cancel: 0 }

async function renderCashbox(at: string, onHold = 0) {
  const rendered = await renderPage(<CashboxContent />, {
    at,
    answers: { ...depositAnswers, ...withdrawAnswers, getPayouts: { items: [payout, { ...payout, id: 41 }] } },
  })
  const client = rendered.scope.getState($queryClient)
  const user = { ...guestUser, id: 5, balance: 12_845, on_hold: onHold }
  await act(async () => client?.setQueryData(statusQuery({ session: 5, language: 'ru' }).queryKey, user))
  return rendered
}

it('CashboxContent opens the withdrawal by its address, and counts the open payouts in its tab', async () => {
  await renderCashbox('/cashbox?tab=withdraw')
  expect(await screen.findByRole('region', { name: /Можно вывести/u })).toBeTruthy()
  expect(await screen.findByRole('tab', { name: 'Вывести 2', selected: true })).toBeTruthy()
})

it('CashboxContent reads no payouts until the withdrawal is opened', async () => {
  const { sent } = await renderCashbox('/cashbox')
  await userEvent.click(await screen.findByRole('tab', { name: 'История' }))
  expect(screen.getByRole('tab', { name: 'Вывести' })).toBeTruthy()
  expect(sent.map(([call]) => call)).not.toContain('getPayouts')
  await userEvent.click(screen.getByRole('tab', { name: 'Вывести' }))
  await waitFor(() => expect(sent.map(([call]) => call)).toContain('getPayouts'))
})

it.each([
  [0, 'для ставок и вывода'],
  [5000, 'ещё 5\u00a0000\u00a0₽ в пути'],
])('CashboxContent with %i rubles on hold says: %s', async (onHold, note) => {
  await renderCashbox('/cashbox', onHold)
  expect(await screen.findByText(note, { normalizer: (text) => text })).toBeTruthy()
})
