import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getPayment } from '#contract/money/payments.ts'
import { getStatus } from '#contract/player/status.ts'
import { getUserNotifications } from '#contract/player/account.ts'
import { allPayoutSystems } from '#server/content/payment-systems.ts'
import { codeOf, read, readAs, registerUser, rejection, type From } from '#server/testing/accounts.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { startTestApi, seededMemory, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import {
  cancelPayout,
  createWithdrawal,
  openPayouts,
  registerPayee,
  requestWithdrawal,
  testAccount,
} from '#server/testing/withdrawals.ts'

const MINUTE = 60_000

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(seededMemory())
})
afterAll(() => api.stop())

const moneyOf = async (from: From) => {
  const { balance, on_hold } = await readAs(api, getStatus, from)
  return { balance, on_hold }
}
const paymentOf = (from: From, ref: string) => readAs(api, { ...getPayment, path: `/v2/play/payments/${ref}` }, from)
const after = (minutes: number) => api.clock.fix(TEST_NOW + minutes * MINUTE)

describe('a withdrawal', () => {
  it.each(allPayoutSystems.map(([id]) => id))(
    'by %s leaves the balance at once and is shown with its masked account',
    async (system) => {
      after(0)
      const { from } = await registerPayee(api, 5000)
      const payout = await createWithdrawal(api, from, { system })
      expect(payout).toMatchObject({ amount: 1000, status: 0, can_cancel: true, sent_at: TEST_NOW + 10 * MINUTE })
      expect(payout.wallet).toContain('••••')
      expect(payout.wallet).not.toContain(testAccount(system).account)
      expect(await moneyOf(from)).toEqual({ balance: 4000, on_hold: 1000 })
    },
  )

  it('is sent after 10 minutes, can no longer be cancelled, and is paid after 15', async () => {
    after(0)
    const { from } = await registerPayee(api, 1000)
    const { id, ref } = await createWithdrawal(api, from)
    expect(await paymentOf(from, ref)).toMatchObject({ direction: 'out', state: 'processing', awaited: 'house' })
    after(10)
    expect(await openPayouts(api, from)).toMatchObject([{ id, can_cancel: false, sent_at: TEST_NOW + 10 * MINUTE }])
    expect(codeOf(await cancelPayout(api, from, id))).toBe(19)
    expect(await paymentOf(from, ref)).toMatchObject({ awaited: 'provider', promised_at: TEST_NOW + 180 * MINUTE })
    after(15)
    expect(await openPayouts(api, from)).toEqual([])
    expect(await moneyOf(from)).toEqual({ balance: 0, on_hold: 0 })
    const { steps, ...payment } = await paymentOf(from, ref)
    expect(payment).toMatchObject({
      state: 'paid',
      awaited: '',
      promised_at: null,
      balance_after: 0,
      account: '•••• 1111',
    })
    expect(steps.map(({ step, at }) => [step, (at - TEST_NOW) / MINUTE])).toEqual([
      ['created', 0],
      ['sent', 10],
      ['credited', 15],
    ])
    expect(codeOf(await cancelPayout(api, from, id))).toBe(19)
  })

  it('that is cancelled returns to the balance once, however often it is cancelled', async () => {
    after(0)
    const { from } = await registerPayee(api, 1000)
    const { id, ref } = await createWithdrawal(api, from)
    expect(codeOf(await cancelPayout(api, from, id))).toBe(0)
    expect(codeOf(await cancelPayout(api, from, id))).toBe(0)
    after(60)
    expect(await moneyOf(from)).toEqual({ balance: 1000, on_hold: 0 })
    expect(await paymentOf(from, ref)).toMatchObject({ state: 'cancelled', balance_after: 1000 })
    expect(codeOf(await cancelPayout(api, from, 2_147_483_647))).toBe(18)
  })

  it.each([
    [1091, 'Банк вернул вывод', ['created', 'sent', 'returned']],
    [1092, 'Заявка на вывод отклонена', ['created', 'declined']],
  ])('of %i ₽ comes back with the notification "%s"', async (amount, title, steps) => {
    after(0)
    const { from } = await registerPayee(api, 2000)
    const { ref } = await createWithdrawal(api, from, { amount })
    after(20)
    expect(await moneyOf(from)).toEqual({ balance: 2000, on_hold: 0 })
    const payment = await paymentOf(from, ref)
    expect([payment.state, payment.steps.map(({ step }) => step)]).toEqual(['declined', steps])
    const { items } = await readAs(api, getUserNotifications, from)
    expect(items.map((item) => item.title)).toContain(title)
  })

  it('of 1093 ₽ is paid after the promised time', async () => {
    after(0)
    const { from } = await registerPayee(api, 2000)
    const { ref } = await createWithdrawal(api, from, { amount: 1093 })
    after(181)
    expect(await paymentOf(from, ref)).toMatchObject({ state: 'processing', promised_at: TEST_NOW + 180 * MINUTE })
    after(210)
    expect(await paymentOf(from, ref)).toMatchObject({ state: 'paid' })
  })

  it('is not found by another player', async () => {
    after(0)
    const { from } = await registerPayee(api, 1000)
    const { ref, id } = await createWithdrawal(api, from)
    const stranger = await registerUser(api, 'stranger')
    expect(await read(api, `/v2/play/payments/${ref}`, stranger.from)).toMatchObject(rejection(18))
    expect(await cancelPayout(api, stranger.from, id)).toMatchObject(rejection(18))
  })

  it('is requested once by a key, and a repeat after its cancellation takes nothing', async () => {
    after(0)
    const { from } = await registerPayee(api, 5000)
    const keyed = { ...from, key: 'one' }
    const { id } = await createWithdrawal(api, keyed)
    await cancelPayout(api, from, id)
    expect(codeOf(await requestWithdrawal(api, keyed))).toBe(0)
    expect(await requestWithdrawal(api, keyed, { amount: 2000 })).toMatchObject(rejection(431))
    expect(await moneyOf(from)).toEqual({ balance: 5000, on_hold: 0 })
  })
})

describe('the console', () => {
  it.each([
    [['sent', 'paid'], 0],
    [['sent', 'returned'], 1095],
    [['refused'], 1095],
  ])('can play house and bank: %j', async (actions, balance) => {
    after(0)
    const { from } = await registerPayee(api, 1095)
    const { id } = await createWithdrawal(api, from, { amount: 1095 })
    after(600)
    expect(await openPayouts(api, from)).toMatchObject([{ id, can_cancel: true, sent_at: null }])
    for (const action of actions) await sandbox(api, 'payout', { id, action })
    expect(await moneyOf(from)).toEqual({ balance, on_hold: 0 })
    expect((await sandbox(api)).payouts[0]).toMatchObject({ id, amount: 1095, account: '•••• 1111' })
    await expect(sandbox(api, 'payout', { id, action: 'paid' })).rejects.toThrow('/api/sandbox/payout')
  })
})
