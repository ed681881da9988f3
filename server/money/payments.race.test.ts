import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testRuns } from '#contract/testing/test-runs.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import type { Database } from '#server/db/open.ts'
import { startBonus } from '#server/accounts/bonuses/activate-bonus.ts'
import { giveBonus } from '#server/accounts/bonuses/bonus-rows.ts'
import { giveUpBonus } from '#server/accounts/bonuses/end-bonus.ts'
import { Rejection } from '#server/http/rejection.ts'
import { decidePayin } from '#server/sandbox/console/payins.ts'
import { decidePayout } from '#server/sandbox/console/payouts.ts'
import { startTestApi, raceDatabase, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import { registerPayee, requestWithdrawal } from '#server/testing/withdrawals.ts'
import { requestDeposit } from '#server/testing/deposits.ts'
import { advancePayments } from './advance-payments.ts'
import { placeStake, settleStake } from './stakes.ts'
import { cancelOwnPayout } from './payouts/own-payouts.ts'
import { findContradictions } from './reconcile.ts'
import { reduceTurnover } from './turnover.ts'

/* Random payments, stakes and bonuses of several players at once; each is sent twice at the same time. */

const ROUNDS = testRuns(1000, 125)
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
    'turnover',
    'read',
    'payinDecision',
    'payoutDecision',
    'bonus',
    'giveUp',
    'giveUp',
    'giveUp',
  ),
  win: fc.nat(2000),
  hundreds: fc.integer({ min: 5, max: 12 }),
  /** Endings that decide the outcome, and one that does not. */
  ending: fc.constantFrom(1, 1, 1, 91, 92, 93, 94, 95, 96, 97),
  payin: fc.constantFrom('paid', 'declined', 'otherAmount', 'expired'),
  payout: fc.constantFrom('sent', 'paid', 'returned', 'refused'),
})
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never
const round = fc.record({
  passed: fc.constantFrom(0, 1, 6, 10, 200),
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

/** The active bonus of a player; 0 for none. */
async function activeBonus({ id }: Payee): Promise<number> {
  const rows = api.database.db.selectFrom('bonuses').select('id').where('player_id', '=', id)
  const active = rows.where('activated_at', 'is not', null).where('ended_at', 'is', null)
  return (await active.executeTakeFirst())?.id ?? 0
}

const cherryRow = { id: 1, slug: 'cherry-row' }
/** Whether a round was played: each operation is sent twice. */
const isPlayed = async (db: Database, round: string): Promise<boolean> =>
  (await db.selectFrom('stakes').select('round_id').where('round_id', '=', round).executeTakeFirst()) !== undefined

/** Sends an operation; what is rejected changes nothing. Any other error fails the test. */
async function send(payee: Payee, key: string, { kind, hundreds, ending, ...decisions }: Operation): Promise<void> {
  const { clock, database } = api
  const { db } = database
  const { id: player, from } = payee
  const now = clock.now()
  const amount = hundreds * 100 + ending
  const request = { player, idempotencyKey: { key, requestHash: '' }, now }
  /** At most the largest stake with a bonus. */
  const stake = { player, round: key, game: cherryRow, kopecks: hundreds * 1000, weight: 100, isFreeSpin: false, now }
  const services = { ...api.payments, clock }
  const sends: Readonly<Record<Operation['kind'], () => Promise<unknown>>> = {
    deposit: () => requestDeposit(api, { ...from, key }, { system: 'transfer', amount }),
    withdraw: () => requestWithdrawal(api, { ...from, key }, { amount }),
    cancel: async () => cancelOwnPayout(api.payments, player, await newest('payouts', payee), now),
    payinDecision: async () => decidePayin(services, { id: await newest('payins', payee), action: decisions.payin }),
    payoutDecision: async () =>
      decidePayout(services, { id: await newest('payouts', payee), action: decisions.payout }),
    turnover: () => db.transaction().execute((transaction) => reduceTurnover(transaction, player, amount * 100)),
    stake: () =>
      db.transaction().execute(async (transaction) => {
        await lockPlayerRow(transaction, player)
        if (await isPlayed(transaction, key)) return
        await placeStake(transaction, stake)
        await settleStake(transaction, { ...stake, win: decisions.win * hundreds })
      }),
    bonus: async () => startBonus(db, request, await giveBonus(db, player, 'gift', now)),
    giveUp: async () => giveUpBonus(db, player, await activeBonus(payee), now),
    read: () => advancePayments(api.payments, player, now),
  }
  try {
    await sends[kind]()
  } catch (error) {
    if (!(error instanceof Rejection)) throw error
  }
}

it(`${ROUNDS * PARALLEL} random payments, each sent twice at once, leave a ledger without contradictions on ${name}`, async () => {
  let now = TEST_NOW
  const payees = [await registerPayee(api), await registerPayee(api), await registerPayee(api)]
  // Without documents they could withdraw only a little.
  await api.database.db
    .updateTable('players')
    .set({ verified_at: new Date(now) })
    .execute()
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
