import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RoundView } from '#contract/play/frame-calls.ts'
import type { JsonValue } from '#games/game.ts'
import { MOVES, readTable } from '#games/blackjack/read-view.ts'
import { CELLS, MINE_COUNTS } from '#games/mines/pays.ts'
import { createDraw, seedHash } from '#games/numbers.ts'
import { ENGINE_IDS, engines, type EngineId } from '#games/registry.ts'
import { registerUser } from '#server/testing/accounts.ts'
import { callPlay, startPlaying } from '#server/testing/launch.ts'
import { seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'
import { DEMO_BALANCE, REFILL_BELOW } from '#server/play/launch/purses.ts'

/* Random walks of a player over all games with one purse, compared with a model after each step. */

const STEPS = 50
const WALKS = 8
const PAUSE_MS = 5000

interface PlayedGame {
  slug: string
  bet: fc.Arbitrary<JsonValue>
  /** The actions of an open round. A game without them ends each round with the bet. */
  actions?: {
    any: fc.Arbitrary<JsonValue>
    /** Whether the rules accept an action after those before it, in a round with this view. */
    isPossible: (before: readonly JsonValue[], action: JsonValue, view: unknown) => boolean
    /** What an action adds to the stake of its round. */
    adds?: (action: JsonValue, stake: number) => number
    /** An action that ends the round, or brings it nearer to its end. */
    last: (before: readonly JsonValue[]) => JsonValue
  }
}

const stakeBet = fc.record({ stake: fc.constantFrom(100, 1000) })
const chip = fc.record({ on: fc.constantFrom('red', 'straight-0', 'dozen-3'), kopecks: fc.constantFrom(500, 20_000) })
const cell = fc.integer({ min: 0, max: CELLS - 1 })
const TAKE = { take: true }
const [HIT, STAND] = [{ move: 'hit' }, { move: 'stand' }]

const games: Readonly<Record<EngineId, PlayedGame>> = {
  'cherry-row': { slug: 'cherry-row', bet: stakeBet },
  'amber-coast': {
    slug: 'amber-coast',
    bet: stakeBet,
    actions: { any: fc.constant({ spin: true }), isPossible: () => true, last: () => ({ spin: true }) },
  },
  'neva-roulette': {
    slug: 'neva-roulette',
    bet: fc.record({ chips: fc.array(chip, { minLength: 1, maxLength: 3 }) }),
  },
  'jacks-plus': {
    slug: 'jacks-plus',
    bet: stakeBet,
    actions: {
      any: fc.record({ held: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }) }),
      isPossible: () => true,
      last: () => ({ held: [true, true, true, true, true] }),
    },
  },
  'wheel-of-seasons': { slug: 'wheel-of-seasons', bet: stakeBet },
  mines: {
    slug: 'minefield-25',
    bet: fc.record({ stake: fc.constantFrom(100, 1000), mines: fc.constantFrom(...MINE_COUNTS) }),
    actions: {
      any: fc.oneof({ weight: 3, arbitrary: cell.map((open) => ({ open })) }, fc.constant(TAKE)),
      isPossible: (before, action) =>
        isDeepStrictEqual(action, TAKE)
          ? before.length > 0
          : !before.some((opened) => isDeepStrictEqual(opened, action)),
      last: (before) => (before.length === 0 ? { open: 0 } : TAKE),
    },
  },
  blackjack: {
    slug: 'classic-twenty-one',
    bet: stakeBet,
    actions: {
      any: fc.constantFrom(...MOVES).map((move) => ({ move })),
      isPossible: (_, action, view) => readTable(view).moves.some((move) => isDeepStrictEqual(action, { move })),
      adds: (action, bet) => (isDeepStrictEqual(action, HIT) || isDeepStrictEqual(action, STAND) ? 0 : bet),
      last: () => STAND,
    },
  },
}
const gamesWithActions = ENGINE_IDS.filter((game) => games[game].actions !== undefined)

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.oneof(
      ...ENGINE_IDS.map((game) =>
        fc.record({ kind: fc.constant('bet' as const), game: fc.constant(game), bet: games[game].bet }),
      ),
    ),
  },
  {
    weight: 6,
    arbitrary: fc.oneof(
      ...gamesWithActions.map((game) =>
        fc.record({
          kind: fc.constant('act' as const),
          game: fc.constant(game),
          action: games[game].actions?.any ?? fc.constant(null),
        }),
      ),
    ),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('repeat' as const), index: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reopen' as const), game: fc.constantFrom(...ENGINE_IDS) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('refill' as const, 'seeds' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** A round of the model, with the requests that led to it. */
interface KnownRound {
  game: EngineId
  bet: JsonValue
  actions: JsonValue[]
  requests: { path: string; payload: object }[]
  round: RoundView
}

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(seededMemory())
})
afterAll(() => api.stop())

async function createWalk(player: Awaited<ReturnType<typeof registerUser>>) {
  const openGame = (game: EngineId) => startPlaying(api, player.from, games[game].slug)
  const tokens = new Map<EngineId, string>()
  for (const game of ENGINE_IDS) tokens.set(game, await openGame(game))
  const send = async (game: EngineId, path: string, payload?: object) =>
    (await callPlay(api, tokens.get(game) ?? '', path, payload)).json()
  const readState = async (game: EngineId) => (await send(game, 'state')).data

  const rounds: KnownRound[] = []
  let [balance, nonce] = [DEMO_BALANCE, 0]
  let { fairness } = await readState('cherry-row')
  let firstOfSeeds = 0
  const openRounds = () => rounds.filter(({ round }) => !round.isOver)
  const openRound = (game: EngineId) => openRounds().find((known) => known.game === game)

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
    async bet({ game, bet }: { game: EngineId; bet: JsonValue }) {
      const stake = engines[game].readBet(bet)?.stake ?? Number.NaN
      const isPossible = stake <= balance && openRound(game) === undefined
      const request = { path: 'round', payload: { id: randomUUID(), bet } }
      const { error, data } = await send(game, request.path, request.payload)
      expect(error === 0).toBe(isPossible)
      if (!isPossible) return
      expect(data).toMatchObject({ nonce, stake, balance: balance - stake + data.win })
      balance = data.balance
      nonce += 1
      rounds.push({ game, bet, actions: [], requests: [request], round: data })
    },
    async act({ game, action }: { game: EngineId; action: JsonValue }) {
      const known = openRound(game)
      if (known === undefined) return
      const payload = { step: known.actions.length, action }
      const request = { path: `round/${known.round.id}/act`, payload }
      // The first response is lost.
      await send(game, request.path, request.payload)
      const { error, data } = await send(game, request.path, request.payload)
      const { actions } = games[game]
      const added = actions?.adds?.(action, engines[game].readBet(known.bet)?.stake ?? 0) ?? 0
      const isPossible = actions?.isPossible(known.actions, action, known.round.view) === true && added <= balance
      expect(error === 0).toBe(isPossible)
      if (!isPossible) return
      balance += data.win - added
      expect(data).toMatchObject({ step: payload.step + 1, stake: known.round.stake + added, balance })
      known.round = data
      known.actions.push(action)
      known.requests.push(request)
    },
    /** Ends all open rounds. */
    async finish() {
      for (let [known] = openRounds(); known !== undefined; [known] = openRounds())
        await walk.act({ game: known.game, action: games[known.game].actions?.last(known.actions) ?? null })
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
      const isPossible = openRounds().length === 0
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
    async reopen({ game }: { game: EngineId }) {
      tokens.set(game, await openGame(game))
    },
    async expectState() {
      for (const game of gamesWithActions) {
        const { open, ...state } = await readState(game)
        expect(state).toMatchObject({ balance, canRefill: balance < REFILL_BELOW, fairness: { ...fairness, nonce } })
        expect(open?.id).toBe(openRound(game)?.round.id)
      }
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
  if (one.kind === 'bet') await walk.bet(one)
  else if (one.kind === 'act') await walk.act(one)
  else if (one.kind === 'repeat') await walk.repeat(one.index)
  else if (one.kind === 'reopen') await walk.reopen(one)
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
    await walk.finish()
    await walk.seeds()
    await walk.expectStored()
  }
})
