import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getStatus } from '#contract/player/status.ts'
import { testRuns } from '#contract/testing/test-runs.ts'
import { askProviders } from '#server/money/providers/ask-providers.ts'
import { findContradictions } from '#server/money/reconcile.ts'
import { reduceTurnover } from '#server/money/turnover.ts'
import { readAs, registerUser, type From } from '#server/testing/accounts.ts'
import { createDeposit } from '#server/testing/deposits.ts'
import {
  GATEWAY_SECRET,
  sendEvent,
  startFakePaymentGateway,
  type FakePaymentGateway,
} from '#server/testing/fake-payment-gateway.ts'
import { raceDatabase, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import { completeProfile, createWithdrawal } from '#server/testing/withdrawals.ts'
import { createGatewayProvider } from './provider.ts'

const { name, source, stop } = await raceDatabase()
afterAll(stop)

const MINUTE = 60_000
const AMOUNT = 100_200
const times = <T>(count: number, run: () => Promise<T>) => Promise.all(Array.from({ length: count }, run))

describe(`payments by a gateway on ${name}`, () => {
  let gateway: FakePaymentGateway
  let api: TestApi
  beforeAll(async () => {
    gateway = await startFakePaymentGateway(() => api.clock.now())
    const providers = [createGatewayProvider({ url: gateway.url, secret: GATEWAY_SECRET })]
    api = await startTestApi(source, {}, null, { sandbox: null, providers })
  })
  afterAll(async () => {
    await api.stop()
    await gateway.stop()
  })

  const balanceOf = async (from: From) => (await readAs(api, getStatus, from)).balance
  const ask = () => askProviders(api.payments, api.clock.now())

  async function deposit() {
    api.clock.fix(TEST_NOW)
    const player = await registerUser(api, 'payer')
    const { key: ref } = await createDeposit(api, player.from, { system: 'transfer' })
    return { ...player, ref, paid: { id: `${ref}-1`, payment: ref, status: 'paid', amount: AMOUNT } as const }
  }

  it('are credited once by 30 equal events and 10 reads', async () => {
    const { from, ref, paid } = await deposit()
    gateway.payments.get(ref)?.events.push(paid)
    api.clock.fix(TEST_NOW + MINUTE)
    const [statuses] = await Promise.all([times(30, () => sendEvent(api, paid)), times(10, ask)])
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await balanceOf(from)).toBe(1002)
  })

  it('are asked about once by several processes', async () => {
    api.clock.fix(TEST_NOW)
    const PAYMENTS = 45
    const refs: string[] = []
    for (let count = 0; count < PAYMENTS; count += 1) refs.push((await deposit()).ref)
    api.clock.fix(TEST_NOW + MINUTE)
    gateway.paths.length = 0
    await times(3, ask)
    expect(gateway.paths.toSorted()).toEqual(refs.map((ref) => `GET /payments/${ref}`).toSorted())
  })

  it('are paid out once by 20 processes that ask at once', async () => {
    const { id, from, phone, token, ref, paid } = await deposit()
    await sendEvent(api, paid)
    await completeProfile(api, { id, from, phone, token })
    await api.database.db.transaction().execute((transaction) => reduceTurnover(transaction, id, 1_000_000))
    const payout = await createWithdrawal(api, from)
    api.clock.fix(TEST_NOW + 10 * MINUTE)
    await times(20, ask)
    await times(20, ask)
    expect(gateway.payouts.get(payout.ref)).toMatchObject({ amount: 100_000 })
    const ending = { id: `${payout.ref}-1`, payment: payout.ref, amount: 100_000 }
    // Both ends at once: one of them counts.
    await Promise.all([
      ...Array.from({ length: 10 }, () => sendEvent(api, { ...ending, status: 'paid' })),
      ...Array.from({ length: 10 }, () => sendEvent(api, { ...ending, id: `${payout.ref}-2`, status: 'declined' })),
    ])
    const { balance, on_hold } = await readAs(api, getStatus, from)
    expect(on_hold).toBe(0)
    expect([2, 1002]).toContain(balance)
    expect([ref, await findContradictions(api.database.db)]).toEqual([ref, []])
  })

  const delivery = fc.record({
    id: fc.nat(2),
    status: fc.constantFrom('paid', 'paid', 'declined'),
    amount: fc.constantFrom(AMOUNT, AMOUNT, AMOUNT - 100),
    age: fc.constantFrom(0, 0, 4 * MINUTE, 6 * MINUTE),
    isForged: fc.boolean(),
  })

  it('are credited at most once, by a valid event, whatever is delivered at once and in any order', async () => {
    const runs = fc.sample(fc.array(delivery, { minLength: 1, maxLength: 6 }), { numRuns: testRuns(200, 20), seed: 7 })
    for (const deliveries of runs) {
      const { from, ref } = await deposit()
      await Promise.all(
        deliveries.map(({ id, status, amount, age, isForged }) =>
          sendEvent(
            api,
            { id: `${ref}-${id}`, payment: ref, status, amount },
            { signedAt: TEST_NOW - age, ...(isForged ? { secret: 'not the secret of the gateway' } : {}) },
          ),
        ),
      )
      const isPossible = deliveries.some(
        ({ status, amount, age, isForged }) => status === 'paid' && amount === AMOUNT && age < 5 * MINUTE && !isForged,
      )
      expect([0, isPossible ? 1002 : 0]).toContain(await balanceOf(from))
    }
    expect(await findContradictions(api.database.db)).toEqual([])
  })
})
