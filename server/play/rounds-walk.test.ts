import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RoundView } from '#contract/play/frame-calls.ts'
import { createDraw, seedHash } from '#games/numbers.ts'
import { engines } from '#games/registry.ts'
import { registerUser } from '#server/testing/accounts.ts'
import { callPlay, startPlaying } from '#server/testing/launch.ts'
import { seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'
import { DEMO_BALANCE, REFILL_BELOW } from './purses.ts'

/* Random walks of a player over three games with one purse, compared with a model after each step. */

const STEPS = 40
const WALKS = 8
const PAUSE_MS = 5000

const GAMES = ['cherry-row', 'neva-roulette', 'jacks-plus'] as const
type GameId = (typeof GAMES)[number]

const stakeBet = fc.record({ stake: fc.constantFrom(100, 1000) })
const chip = fc.record({ on: fc.constantFrom('red', 'straight-0', 'dozen-3'), kopecks: fc.constantFrom(500, 20_000) })
const bet = fc.oneof(
  fc.record({ game: fc.constantFrom('cherry-row' as const, 'jacks-plus' as const), bet: stakeBet }),
  fc.record({
    game: fc.constant('neva-roulette' as const),
    bet: fc.record({ chips: fc.array(chip, { minLength: 1, maxLength: 3 }) }),
  }),
)
const held = fc.array(fc.boolean(), { minLength: 5, maxLength: 5 })
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('bet' as const), with: bet }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('act' as const), held }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('repeat' as const), index: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('refill' as const, 'seeds' as const, 'reopen' as const) }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** A round of the model, with the requests that led to it. */
interface KnownRound {
  game: GameId
  bet: unknown
  actions: unknown[]
  requests: { path: string; payload: object }[]
  round: RoundView
}

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(seededMemory())
})
afterAll(() => api.stop())

async function createWalk(player: Awaited<ReturnType<typeof registerUser>>) {
  const openGame = (game: GameId) => startPlaying(api, player.from, game)
  const tokens = new Map<GameId, string>()
  for (const game of GAMES) tokens.set(game, await openGame(game))
  const send = async (game: GameId, path: string, payload?: object) =>
    (await callPlay(api, tokens.get(game) ?? '', path, payload)).json()
  const readState = async () => (await send('jacks-plus', 'state')).data

  const rounds: KnownRound[] = []
  let [balance, nonce] = [DEMO_BALANCE, 0]
  let { fairness } = await readState()
  let firstOfSeeds = 0
  const openRound = () => rounds.find(({ round }) => !round.isOver)

  /** Plays the rounds of revealed seeds again. */
  function recompute({ serverSeed, clientSeed }: { serverSeed: string; clientSeed: string }): void {
    for (const { game, bet, actions, round } of rounds.slice(firstOfSeeds)) {
      const { stake, win, isOver, view } = round
      const draw = createDraw({ serverSeed, clientSeed, nonce: round.nonce })
      expect(engines[game].play(bet, actions, draw)).toEqual({ stake, win, isOver, view })
    }
    firstOfSeeds = rounds.length
  }

  const walk = {
    async bet({ game, bet }: { game: GameId; bet: unknown }) {
      const stake = engines[game].readBet(bet)?.stake ?? Number.NaN
      const isPossible = stake <= balance && !(game === 'jacks-plus' && openRound() !== undefined)
      const request = { path: 'round', payload: { id: randomUUID(), bet } }
      const { error, data } = await send(game, request.path, request.payload)
      expect(error === 0).toBe(isPossible)
      if (!isPossible) return
      expect(data).toMatchObject({ nonce, stake, balance: balance - stake + data.win })
      balance = data.balance
      nonce += 1
      rounds.push({ game, bet, actions: [], requests: [request], round: data })
    },
    async act(held: readonly boolean[]) {
      const known = openRound()
      if (known === undefined) return
      const request = { path: `round/${known.round.id}/act`, payload: { step: 0, action: { held } } }
      // The first response is lost.
      await send(known.game, request.path, request.payload)
      const { error, data } = await send(known.game, request.path, request.payload)
      expect([error, data.step, data.isOver]).toEqual([0, 1, true])
      balance += data.win
      known.round = data
      known.actions.push(request.payload.action)
      known.requests.push(request)
    },
    async repeat(index: number) {
      const known = rounds[index % rounds.length]
      for (const { path, payload } of known?.requests ?? [])
        expect((await send(known?.game ?? 'cherry-row', path, payload)).data).toEqual({
          ...known?.round,
          waitMs: expect.any(Number),
        })
    },
    async refill() {
      await send('neva-roulette', 'refill', {})
      if (balance < REFILL_BELOW) balance = DEMO_BALANCE
    },
    async seeds() {
      const isPossible = openRound() === undefined
      const { error, data } = await send('cherry-row', 'seeds', {})
      expect(error === 0).toBe(isPossible)
      if (!isPossible) return
      if (nonce > 0) {
        expect(data.revealed).toMatchObject({ hash: fairness.hash, clientSeed: fairness.clientSeed, roundCount: nonce })
        expect(seedHash(data.revealed.serverSeed)).toBe(fairness.hash)
        recompute(data.revealed)
      }
      fairness = data.fairness
      nonce = 0
    },
    async reopen() {
      tokens.set('jacks-plus', await openGame('jacks-plus'))
    },
    async expectState() {
      const { open, ...state } = await readState()
      expect(state).toMatchObject({ balance, canRefill: balance < REFILL_BELOW, fairness: { ...fairness, nonce } })
      expect(open?.id).toBe(openRound()?.round.id)
    },
    async expectStored() {
      const { db } = api.database
      const stored = await db
        .selectFrom('rounds')
        .innerJoin('play_purses', 'play_purses.id', 'purse_id')
        .select('rounds.id')
        .where('player_id', '=', player.id)
        .execute()
      expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(rounds.map(({ round }) => round.id)))
    },
  }
  return walk
}

async function take(walk: Awaited<ReturnType<typeof createWalk>>, one: Step): Promise<void> {
  if (one.kind === 'bet') await walk.bet(one.with)
  else if (one.kind === 'act') await walk.act(one.held)
  else if (one.kind === 'repeat') await walk.repeat(one.index)
  else await walk[one.kind]()
}

it('rounds keep the balance, the seeds and their results in any order of steps', async () => {
  const walks = fc.sample(fc.array(step, { minLength: STEPS, maxLength: STEPS }), { numRuns: WALKS, seed: WALKS })
  for (const [index, steps] of walks.entries()) {
    const walk = await createWalk(await registerUser(api, `walker-${index}`))
    for (const one of steps) {
      api.pass(PAUSE_MS)
      await take(walk, one)
      await walk.expectState()
    }
    await walk.act([true, true, true, true, true])
    await walk.seeds()
    await walk.expectStored()
  }
})
