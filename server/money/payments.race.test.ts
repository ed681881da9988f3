import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Rejection } from '#server/http/rejection.ts'
import { decidePayin } from '#server/sandbox/payins.ts'
import { decidePayout } from '#server/sandbox/payouts.ts'
import { startTestApi, raceDatabase, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import { registerPayee, requestWithdrawal } from '#server/testing/withdrawals.ts'
import { requestDeposit } from '#server/testing/deposits.ts'
import { advancePayments } from './advance-payments.ts'
import { cancelOwnPayout } from './payouts/own-payouts.ts'
import { findContradictions } from './reconcile.ts'
import { reduceTurnover } from './turnover.ts'

/* Random payments of several players at once; each is sent twice at the same time. */

/** `MONEY_LONG=1` before a release. */
const ROUNDS = process.env['MONEY_LONG'] === '1' ? 1000 : 150
const PARALLEL = 4
const CHECK_EVERY = 20
const MINUTE = 60_000

const operation = fc.record({
  player: fc.nat(2),
  kind: fc.constantFrom(
    'deposit',
    'withdraw',
    'withdraw',
    'cancel',
    'stake',
    'read',
    'payinDecision',
    'payoutDecision',
  ),
  hundreds: fc.integer({ min: 5, max: 12 }),
  /** Endings that decide the outcome, and one that does not. */
  ending: fc.constantFrom(1, 1, 1, 91, 92, 93, 94, 95, 96, 97),
  payin: fc.constantFrom('paid', 'declined', 'otherAmount', 'expired'),
  payout: fc.constantFrom('sent', 'paid', 'returned', 'refused'),
})
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never
const round = fc.record({
  passed: fc.constantFrom(0, 0, 1, 15, 200, 1500),
  operations: fc.array(operation, { minLength: PARALLEL, maxLength: PARALLEL }),
})

const { name, source, stop } = await raceDatabase()
afterAll(stop)
let api: TestApi
beforeAll(async () => {
  api = await startTestApi(source)
})
afterAll(() => api.stop())

type Payee = Awaited<ReturnType<typeof registerPayee>>

/** The newest deposit or withdrawal of a player; 0 for none. */
async function newest(table: 'payins' | 'payouts', { id }: Payee): Promise<number> {
  const rows = api.database.db.selectFrom(table).select('id').where('player_id', '=', id).orderBy('id', 'desc')
  return (await rows.executeTakeFirst())?.id ?? 0
}

/** Sends an operation; what is rejected changes nothing. Any other error fails the test. */
async function send(payee: Payee, key: string, { kind, hundreds, ending, ...decisions }: Operation): Promise<void> {
  const { clock, database } = api
  const { db } = database
  const { id, from } = payee
  const amount = hundreds * 100 + ending
  const services = { db, clock }
  try {
    if (kind === 'deposit') await requestDeposit(api, { ...from, key }, { system: 'transfer', amount })
    else if (kind === 'withdraw') await requestWithdrawal(api, { ...from, key }, { amount })
    else if (kind === 'cancel') await cancelOwnPayout(db, id, await newest('payouts', payee), clock.now())
    else if (kind === 'payinDecision')
      await decidePayin(services, { id: await newest('payins', payee), action: decisions.payin })
    else if (kind === 'payoutDecision')
      await decidePayout(services, { id: await newest('payouts', payee), action: decisions.payout })
    else if (kind === 'stake')
      await db.transaction().execute((transaction) => reduceTurnover(transaction, id, amount * 100))
    else await advancePayments(db, id, clock.now())
  } catch (error) {
    if (!(error instanceof Rejection)) throw error
  }
}

it(`${ROUNDS * PARALLEL} random payments, each sent twice at once, leave a ledger without contradictions on ${name}`, async () => {
  let now = TEST_NOW
  const payees = [await registerPayee(api), await registerPayee(api), await registerPayee(api)]
  for (const [index, { passed, operations }] of fc.sample(round, { numRuns: ROUNDS, seed: ROUNDS }).entries()) {
    now += passed * MINUTE
    api.clock.fix(now)
    await Promise.all(
      operations.flatMap((one, position) => {
        const payee = payees[one.player]
        if (payee === undefined) return []
        const key = `${index}-${position}`
        return [send(payee, key, one), send(payee, key, one)]
      }),
    )
    if (index % CHECK_EVERY === 0) expect(await findContradictions(api.database.db)).toEqual([])
  }
  const done = await api.database.db.selectFrom('payouts').select('stage').distinct().execute()
  // The operations have reached every end.
  expect(done.map(({ stage }) => stage).toSorted()).toEqual(
    expect.arrayContaining(['cancelled', 'paid', 'refused', 'returned']),
  )
})
