import { mayStakeProtected } from '#server/protection/may-stake.ts'
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TIMEOUT } from '#ci/timeouts.ts'
import type { JsonValue } from '#games/game.ts'
import { ENGINE_IDS, type EngineId } from '#games/registry.ts'
import { testRuns } from '#contract/testing/test-runs.ts'
import { giveBonus } from '#server/accounts/bonuses/bonus-rows.ts'
import { startBonus } from '#server/accounts/bonuses/activate-bonus.ts'
import { giveUpBonus } from '#server/accounts/bonuses/end-bonus.ts'
import { createSandboxClock } from '#server/sandbox/sandbox-clock.ts'
import { Rejection } from '#server/http/rejection.ts'
import { findContradictions } from '#server/money/reconcile.ts'
import { requestDeposit } from '#server/testing/deposits.ts'
import { enterRealPlay } from '#server/testing/real-play.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { raceDatabase, restarted, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import { registerPayee, requestWithdrawal } from '#server/testing/withdrawals.ts'
import { readStatus } from '#server/accounts/status/read-status.ts'
import { ABANDONED_MS } from './finish-abandoned.ts'
import type { EnteredPlay } from '#server/play/launch/launches.ts'
import { actInRound, beginRound, type RoundResult } from './rounds.ts'

/* Random rounds, bonuses, deposits and withdrawals of 50 players at once; each request is sent twice at the same time. */

const ROUNDS = testRuns(200, 16)
const PLAYERS = 50
const MINUTE = 60_000

interface PlayedGame {
  bet: JsonValue
  /** The action after so many others in the round with this id. A game without it ends each round with the bet. */
  action?: (step: number, id: string) => JsonValue
}

const games: Readonly<Record<EngineId, PlayedGame>> = {
  'cherry-row': { bet: { stake: 1000 } },
  'amber-coast': { bet: { stake: 500 }, action: () => ({ spin: true }) },
  'neva-roulette': { bet: { chips: [{ on: 'red', kopecks: 1500 }] } },
  'jacks-plus': { bet: { stake: 1000 }, action: () => ({ held: [true, false, true, false, true] }) },
  'wheel-of-seasons': { bet: { stake: 500 } },
  mines: { bet: { stake: 500, mines: 5 }, action: (step) => (step < 2 ? { open: step } : { take: true }) },
  blackjack: { bet: { stake: 500 }, action: (step, id) => ({ move: step === 0 && id < '8' ? 'double' : 'stand' }) },
}

const operation = fc.record({
  player: fc.nat(PLAYERS - 1),
  kind: fc.oneof(
    { weight: 20, arbitrary: fc.constant('bet' as const) },
    { weight: 16, arbitrary: fc.constant('act' as const) },
    { weight: 2, arbitrary: fc.constantFrom('deposit' as const, 'withdraw' as const) },
    { weight: 2, arbitrary: fc.constantFrom('gift' as const, 'spins' as const, 'giveUp' as const) },
    { weight: 1, arbitrary: fc.constant('read' as const) },
  ),
  game: fc.constantFrom(...ENGINE_IDS),
  isFreeSpin: fc.constantFrom(false, false, false, true),
  amount: fc.constantFrom(501, 502, 503),
})
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never
const round = fc.record({
  passed: fc.constantFrom(1, 2, 5, 20, 60, 600, 31 * 24 * 60),
  operations: fc.array(operation, { minLength: 90, maxLength: 110 }),
})

type Payee = Awaited<ReturnType<typeof registerPayee>> & { entered: EnteredPlay }

const { name, source, stop } = await raceDatabase()
afterAll(stop)
let api: TestApi
/** The same API whose system time passes a minute with each reading, so that the pace allows every bet. */
let hurried: TestApi
beforeAll(async () => {
  api = await startTestApi(source)
  let systemTime = api.clock.systemNow()
  hurried = await restarted({
    ...api,
    clock: Object.assign(createSandboxClock(TEST_NOW), { systemNow: () => (systemTime += MINUTE) }),
  })
})
afterAll(async () => {
  await hurried.app.close()
  await api.stop()
})

/** The bonus that a player may give up; 0 for none. */
async function activeBonus({ id }: Payee): Promise<number> {
  const rows = api.database.db.selectFrom('bonuses').select('id').where('player_id', '=', id)
  return (await rows.where('activated_at', 'is not', null).where('ended_at', 'is', null).executeTakeFirst())?.id ?? 0
}

/** Sends an operation; a rejected one changes nothing. Any other error fails the test. */
async function send(payee: Payee, key: string, { kind, game: slug, isFreeSpin, amount }: Operation, now: number) {
  const { db } = api.database
  const { id: player, from, entered } = payee
  const play: EnteredPlay = { ...entered, game: { ...entered.game, slug }, engine: slug }
  const act = async (): Promise<RoundResult | undefined> => {
    const open = await db
      .selectFrom('rounds')
      .select(['id', 'actions', 'engine'])
      .where('purse_id', '=', play.purseId)
      .where('settled_at', 'is', null)
      .executeTakeFirst()
    if (open === undefined) return undefined
    const { id, engine } = open
    const step = open.actions.length
    const services = { clock: hurried.clock, mayStake: mayStakeProtected }
    return actInRound(db, { ...play, engine }, { id, step, action: games[engine].action?.(step, id) }, services)
  }
  const activate = async (offer: 'gift' | 'cherry-spins') =>
    startBonus(db, { player, idempotencyKey: { key, requestHash: '' }, now }, await giveBonus(db, player, offer, now))
  const sends: Readonly<Record<Operation['kind'], () => Promise<unknown>>> = {
    bet: () =>
      beginRound(
        db,
        play,
        { id: key, bet: isFreeSpin ? { stake: 500 } : games[slug].bet, isFreeSpin },
        { clock: hurried.clock, mayStake: mayStakeProtected },
      ),
    act,
    deposit: () => requestDeposit(api, { ...from, key }, { system: 'transfer', amount }),
    withdraw: () => requestWithdrawal(api, { ...from, key }, { amount }),
    gift: () => activate('gift'),
    spins: () => activate('cherry-spins'),
    giveUp: async () => giveUpBonus(db, player, await activeBonus(payee), now),
    read: () => readStatus(api.payments, player, 'ru', now),
  }
  try {
    await sends[kind]()
  } catch (error) {
    if (!(error instanceof Rejection)) throw error
  }
}

it(
  `${ROUNDS} times 100 random operations of ${PLAYERS} players leave each round settled once on ${name}`,
  async () => {
    const { db } = api.database
    const payees: Payee[] = []
    for (let index = 0; index < PLAYERS; index += 1) {
      const payee = await registerPayee(api)
      await sandbox(api, 'player', { id: payee.id, balance: index % 2 === 0 ? 200 : 15 })
      const game = { id: 1, slug: 'cherry-row', potId: null }
      const entered = await enterRealPlay(db, { player: payee.id, game, engine: 'cherry-row' })
      payees.push({ ...payee, entered })
    }
    let now = TEST_NOW
    for (const { passed, operations } of fc.sample(round, { numRuns: ROUNDS, seed: ROUNDS })) {
      now += passed * MINUTE
      api.clock.fix(now)
      hurried.clock.fix(now)
      await Promise.all(
        operations.flatMap((one) => {
          const payee = payees[one.player]
          if (payee === undefined) return []
          const key = randomUUID()
          return [send(payee, key, one, now), send(payee, key, one, now)]
        }),
      )
      expect(await findContradictions(db)).toEqual([])
    }
    // Rounds that are still open are finished by the policies.
    now += ABANDONED_MS
    for (const { id } of payees) await readStatus(api.payments, id, 'ru', now)
    const counts = await db
      .selectFrom('rounds')
      .select(({ fn }) => ['engine', fn.countAll<string>().as('count'), fn.count<string>('settled_at').as('settled')])
      .groupBy('engine')
      .orderBy('engine')
      .execute()
    expect(counts.map(({ engine }) => engine)).toEqual(ENGINE_IDS.toSorted())
    for (const { count, settled } of counts) expect(settled).toBe(count)
    expect(await findContradictions(db)).toEqual([])
  },
  TIMEOUT.walkRound * ROUNDS,
)
