import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getStatus } from '#contract/player/status.ts'
import { codesOf, readAs, type From } from '#server/testing/accounts.ts'
import { noRequestLimits } from '#server/http/limits/request-limits.ts'
import { startTestApi, bothDatabases, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import { cancelPayout, createWithdrawal, registerPayee, requestWithdrawal } from '#server/testing/withdrawals.ts'
import { testCard } from '#server/testing/deposits.ts'
import { advancePayouts } from './advance.ts'
import { cancelOwnPayout } from './own-payouts.ts'
import { requestWithdrawal as withdraw } from './request-withdrawal.ts'

const databases = await bothDatabases()

const times = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)))

describe.each(databases)('withdrawals on $name', ({ source, stop }) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source, { limits: noRequestLimits })
  })
  beforeEach(() => api.clock.fix(TEST_NOW))
  afterAll(async () => {
    await api.stop()
    await stop()
  })

  const moneyOf = async (from: From) => {
    const { balance, on_hold } = await readAs(api, getStatus, from)
    return [balance, on_hold]
  }

  it('take the whole balance once by 50 requests with different keys', async () => {
    const { from } = await registerPayee(api, 3000)
    const codes = codesOf(await times(50, () => requestWithdrawal(api, from, { amount: 3000 })))
    expect(codes).toEqual([0, ...Array.from({ length: 49 }, () => 403)])
    expect(await moneyOf(from)).toEqual([0, 3000])
  })

  it('take the whole balance once by 50 requests of different times', async () => {
    const { id, from } = await registerPayee(api, 3000)
    // Only the balance decides: the times are farther apart than the repeat time.
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        withdraw(
          api.payments,
          { player: id, idempotencyKey: null, now: TEST_NOW + index * 11_000 },
          {
            systemId: 'card',
            rubles: 3000,
            account: { account: testCard.card, holder: '', bank: '', isSaved: false },
            token: null,
          },
        ),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await moneyOf(from)).toEqual([0, 3000])
  })

  it('are made once by 50 requests with equal keys', async () => {
    const { from } = await registerPayee(api, 5000)
    const codes = codesOf(await times(50, () => requestWithdrawal(api, { ...from, key: 'equal' })))
    expect(codes.filter((code) => code !== 0 && code !== 20)).toEqual([])
    expect(await moneyOf(from)).toEqual([4000, 1000])
  })

  it('return once by 20 cancellations', async () => {
    const { from } = await registerPayee(api, 1000)
    const { id } = await createWithdrawal(api, from)
    expect(codesOf(await times(20, () => cancelPayout(api, from, id)))).toEqual(Array.from({ length: 20 }, () => 0))
    expect(await moneyOf(from)).toEqual([1000, 0])
  })

  it('are either cancelled or sent, however the two meet', async () => {
    const { db } = api.database
    for (let round = 0; round < 20; round += 1) {
      api.clock.fix(TEST_NOW)
      const { id: player, from } = await registerPayee(api, 1000)
      const { id } = await createWithdrawal(api, from)
      const sendAt = TEST_NOW + 600_000
      const cancel = () =>
        cancelOwnPayout(api.payments, player, id, sendAt - 1).then(
          () => true,
          () => false,
        )
      const send = () => advancePayouts(api.payments, player, sendAt)
      const [isCancelled] =
        round % 2 === 0
          ? await Promise.all([cancel(), send()])
          : await Promise.all([send(), cancel()]).then(([, done]) => [done])
      const steps = await db
        .selectFrom('payout_steps')
        .select('step')
        .where('payout_id', '=', id)
        .orderBy('id')
        .execute()
      expect(steps.map(({ step }) => step)).toEqual(['created', isCancelled ? 'cancelled' : 'sent'])
      api.clock.fix(TEST_NOW + 3_600_000)
      expect(await moneyOf(from)).toEqual(isCancelled ? [1000, 0] : [0, 0])
    }
  })

  it('are paid once by 50 readers who let the bank act', async () => {
    const { from } = await registerPayee(api, 1000)
    await createWithdrawal(api, from)
    api.clock.fix(TEST_NOW + 3_600_000)
    await times(50, () => readAs(api, getStatus, from))
    expect(await moneyOf(from)).toEqual([0, 0])
  })
})
