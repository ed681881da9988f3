import { afterAll, beforeAll, expect, it } from 'vitest'
import { getPaymentSystems } from '#contract/money/cashier.ts'
import { getSbpBanks } from '#contract/money/withdrawals.ts'
import { codeOf, post, readAs, registerUser, rejection, type From } from '#server/testing/accounts.ts'
import { testCard } from '#server/testing/deposits.ts'
import { startTestApi, seededMemory, type TestApi } from '#server/testing/test-api.ts'
import { registerPayee, requestWithdrawal } from '#server/testing/withdrawals.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(seededMemory())
})
afterAll(() => api.stop())

const remember = (from: From, system: string, value: string, name = 'account') =>
  post(api, `/payout/${system}/remember-wallet`, { name, value }, from)
const walletOf = async (from: From, system: string) =>
  (await readAs(api, getPaymentSystems, from)).payout.find(({ id }) => id === system)?.wallet

it('a remembered account is kept per player and system, a card only as its mask, and can be forgotten', async () => {
  const { from } = await registerPayee(api)
  const other = await registerUser(api, 'other')
  await remember(from, 'phone', '8 (999) 555-00-11')
  await remember(from, 'card', testCard.card)
  expect(await walletOf(from, 'phone')).toBe('+79995550011')
  expect(await walletOf(from, 'card')).toBe('•••• 1111')
  expect([await walletOf(from, 'sbp'), await walletOf(other.from, 'phone')]).toEqual(['', ''])
  expect(await remember(from, 'card', '•••• 1111')).toMatchObject(rejection(431))
  expect(codeOf(await requestWithdrawal(api, from, { params: { account: '•••• 1111', saved: true } }))).toBe(0)
  // A card that was used may be sent as its mask.
  expect(codeOf(await remember(from, 'card', '•••• 1111'))).toBe(0)
  expect(await walletOf(from, 'card')).toBe('•••• 1111')
  await remember(from, 'card', '')
  expect(await walletOf(from, 'card')).toBe('')
})

it.each([
  ['moon', '+79995550011', 'account', 411],
  ['phone', '+79995550011', 'card', 431],
  ['phone', '1234', 'account', 431],
  ['card', '•••• 12345', 'account', 431],
])('remembering for %s the account %s as %s is rejected with %i', async (system, value, name, code) => {
  const { from } = await registerUser(api, 'hostile')
  expect(await remember(from, system, value, name)).toMatchObject(rejection(code))
})

it('lists the banks of the faster payments system, and none for another one', async () => {
  const { from } = await registerUser(api, 'banked')
  const banksOf = async (system: string) =>
    (await readAs(api, { ...getSbpBanks, path: `/payout/${system}/sbp-banks?method=${system}` }, from)).items
  expect(await banksOf('sbp')).toContainEqual({ id: 'tbank', bank_name: 'Т-Банк' })
  expect(await banksOf('card')).toEqual([])
})
