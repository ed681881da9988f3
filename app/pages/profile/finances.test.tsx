import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getStatus } from '#contract/player/status.ts'
import { renderPage } from '#app/testing/render-page.tsx'
import { Finances } from './finances.tsx'

const userOf = (onHold: number) => getStatus.data.parse({ id: 5, login: 'fox', balance: 9000, on_hold: onHold })
const payout = {
  id: 7,
  created_at: '2026-01-10 15:00:00',
  amount: 1000,
  system: 'Карта',
  wallet: '•••• 1111',
  can_cancel: 1,
}
const open = (onHold: number) =>
  renderPage(<Finances user={userOf(onHold)} />, {
    at: '/profile?tab=finances&sub=overview',
    answers: { getPayouts: { items: [payout] }, getPaymentHistory: { items: [] } },
  })

it('Finances lists the payouts on their way, each with its cancellation', async () => {
  await open(1000)
  const payouts = await screen.findByRole('region', { name: 'Открытые выводы' })
  expect(await screen.findByRole('button', { name: /^Отменить/u })).toBeTruthy()
  expect(payouts.textContent).toContain('•••• 1111')
})

it('Finances asks for no payouts while no money is on its way', async () => {
  const { sent } = await open(0)
  expect(await screen.findByText('История платежей')).toBeTruthy()
  expect(sent.map(([call]) => call)).not.toContain('getPayouts')
})

it('Finances leads to a deposit and to a withdrawal', async () => {
  await open(0)
  const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect([await link('Пополнить'), await link('Вывести')]).toEqual(['/cashbox', '/cashbox?tab=withdraw'])
})
