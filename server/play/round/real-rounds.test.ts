import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { getPlaySession } from '#contract/play/session.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { readStatus } from '#server/accounts/status/read-status.ts'
import { findContradictions } from '#server/money/reconcile.ts'
import { bonusesOf, post, read, readAs, registerUser, type From } from '#server/testing/accounts.ts'
import { ABANDONED_MS } from './finish-abandoned.ts'
import { SESSION_IDLE_MS } from '#server/protection/play-session.ts'
import { callPlay, startPlaying } from '#server/testing/launch.ts'
import { storeRounds } from '#server/testing/real-rounds.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { seededMemory, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'

const PACE_MS = 5000
const HELD = [true, true, true, true, true]

describe('real rounds', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterEach(async () => {
    api.clock.fix(TEST_NOW)
    expect(await findContradictions(api.database.db)).toEqual([])
  })
  afterAll(() => api.stop())

  const { status, list, giveUp } = bonusesOf(() => api)
  const call = async (token: string, path: string, payload?: object) =>
    (await callPlay(api, token, path, payload)).json()
  /** Bets once the pace allows it. */
  const bet = async (token: string, more: object = {}, stake = 1000) => {
    api.pass(PACE_MS)
    return call(token, 'round', { id: randomUUID(), bet: { stake }, ...more })
  }
  const play = (from: From, game = 'cherry-row') => startPlaying(api, from, game, 'real')
  const open = (from: From, game: string) => read(api, `/v2/games/${game}?type=real`, from)

  const player = async (balance: number) => {
    const user = await registerUser(api, 'real')
    await sandbox(api, 'player', { id: user.id, balance })
    return user
  }

  it('stake own money and pay the win to it', async () => {
    const { from } = await player(100)
    const token = await play(from)
    expect((await call(token, 'state')).data).toMatchObject({ isReal: true, balance: 10_000, bonus: 0, freeSpins: 0 })
    const { data } = await bet(token)
    expect(data.balance).toBe(10_000 - 1000 + data.win)
    expect(await status(from)).toMatchObject({ balance: data.balance / 100 })
  })

  it('are refused without the money, and cannot be refilled', async () => {
    const { from } = await player(5)
    const token = await play(from)
    expect(await bet(token)).toMatchObject({ error: errorCode.insufficientFunds })
    expect(await call(token, 'refill', {})).toMatchObject({ error: errorCode.invalidRequest })
    expect(await status(from)).toMatchObject({ balance: 5 })
  })

  it('of several steps keep the player to their game (502) until they are over', async () => {
    const { from } = await player(100)
    const token = await play(from, 'jacks-plus')
    const { data: dealt } = await bet(token)
    expect(dealt).toMatchObject({ isOver: false, balance: 9000 })
    expect(await open(from, 'cherry-row')).toMatchObject({
      kind: 'rejected',
      code: errorCode.unfinishedGame,
      data: { game: { slug: 'jacks-plus' } },
    })
    // Another device goes on with the same cards.
    const other = await play(from, 'jacks-plus')
    const { data: state } = await call(other, 'state')
    expect(state.open).toMatchObject({ id: dealt.id, view: dealt.view })
    expect(await call(token, 'state')).toMatchObject({ error: errorCode.notSignedIn, data: { reason: 'elsewhere' } })
    const { data: drawn } = await call(other, `round/${dealt.id}/act`, { step: 0, action: { held: HELD } })
    expect(drawn).toMatchObject({ isOver: true, balance: 9000 + drawn.win })
    expect(await open(from, 'cherry-row')).toMatchObject({ kind: 'accepted' })
  })

  it.each([
    ['is refused', { refusal: errorCode.gameNotFound }],
    ['has left the catalogue', { slug: 'withdrawn' }],
    ['has another engine', { engine: 'blackjack' }],
  ] as const)('whose game %s are finished at once, so that they block no other game', async (_, change) => {
    const { from } = await player(100)
    const token = await play(from, 'jacks-plus')
    const { data: dealt } = await bet(token)
    const { db } = api.database
    const game = await db.selectFrom('games').selectAll().where('slug', '=', 'jacks-plus').executeTakeFirstOrThrow()
    await db.updateTable('games').set(change).where('id', '=', game.id).execute()
    expect(await open(from, 'cherry-row')).toMatchObject({ kind: 'accepted' })
    await db.updateTable('games').set(game).where('id', '=', game.id).execute()
    const round = await db
      .selectFrom('rounds')
      .select(['actions', 'settled_at'])
      .where('id', '=', dealt.id)
      .executeTakeFirstOrThrow()
    expect(round).toMatchObject({ actions: [{ held: HELD }], settled_at: expect.any(Date) })
  })

  it('that were left for thirty days are finished by the policy of their game', async () => {
    const { from, id } = await player(100)
    const token = await play(from, 'jacks-plus')
    const { data: dealt } = await bet(token)
    api.clock.fix(TEST_NOW + ABANDONED_MS - 1000)
    const users = async () => (await readStatus(api.payments, id, 'ru', api.clock.now())).user
    expect(await users()).toMatchObject({ balance: 90 })
    expect(await call(token, 'state')).toMatchObject({ error: errorCode.notSignedIn })
    const openRounds = () => api.database.db.selectFrom('rounds').select('id').where('settled_at', 'is', null).execute()
    expect(await openRounds()).toEqual([{ id: dealt.id }])
    api.clock.fix(TEST_NOW + ABANDONED_MS)
    const { balance } = await users()
    expect(await openRounds()).toEqual([])
    const round = await api.database.db
      .selectFrom('rounds')
      .select(['actions', 'win_kopecks', 'balance_after_kopecks'])
      .where('id', '=', dealt.id)
      .executeTakeFirstOrThrow()
    expect(round.actions).toEqual([{ held: HELD }])
    expect([round.balance_after_kopecks, 9000 + round.win_kopecks]).toEqual([balance * 100, balance * 100])
  })

  it('with free spins of a bonus take nothing and win bonus money, in their own game (503)', async () => {
    const { from } = await player(100)
    await post(api, '/v2/user/bonuses', { promocode: 'CHERRY20' }, from)
    expect(await open(from, 'neva-roulette')).toMatchObject({
      code: errorCode.freeSpinsActive,
      data: { game: { slug: 'cherry-row' } },
    })
    const token = await play(from)
    expect((await call(token, 'state')).data).toMatchObject({ freeSpins: 20, freeSpinStake: 500 })
    // Money is never taken for a spin that was pressed as a free one, nor the other way round.
    expect(await bet(token, {}, 500)).toMatchObject({ error: errorCode.freeSpinsActive })
    let won = 0
    for (let left = 19; left >= 0; left -= 1) {
      const { data } = await bet(token, { isFreeSpin: true }, 500)
      won += data.win
      expect(data).toMatchObject({ freeSpins: left, isFreeSpin: true, balance: 10_000 })
    }
    const [bonus] = await list(from)
    expect(bonus).toMatchObject(
      won === 0 ? { state: 'lost' } : { state: 'active', wager_total: (won * 3) / 100, wager_left: (won * 3) / 100 },
    )
    expect(await bet(token, { isFreeSpin: true }, 500)).toMatchObject({ error: errorCode.freeSpinsActive })
  })

  it('of other games offer no free spins, nor does their own game once the bonus has expired', async () => {
    const { from } = await player(100)
    const roulette = await play(from, 'neva-roulette')
    await post(api, '/v2/user/bonuses', { promocode: 'CHERRY20' }, from)
    expect((await call(roulette, 'state')).data).toMatchObject({ freeSpins: 0 })
    expect(await bet(roulette, { bet: { chips: [{ on: 'red', kopecks: 1000 }] } })).toMatchObject({
      error: errorCode.freeSpinsActive,
    })
    const token = await play(from)
    expect((await call(token, 'state')).data).toMatchObject({ freeSpins: 20 })
    const [bonus] = await list(from)
    api.clock.fix(bonus?.expires_at ?? 0)
    await api.database.db
      .updateTable('launches')
      .set({ expires_at: new Date(api.clock.now() + PACE_MS) })
      .execute()
    expect((await call(token, 'state')).data).toMatchObject({ freeSpins: 0 })
  })

  it('of games that a bonus excludes are refused (504) until it ends', async () => {
    const { from } = await player(100)
    await post(api, '/v2/user/bonuses', { promocode: 'CHERRY20' }, from)
    await api.database.db.updateTable('bonuses').set({ spins_left: 0, spins_won_kopecks: 0 }).execute()
    expect(await open(from, 'neva-roulette')).toMatchObject({ code: errorCode.excludedFromWagering })
    const [bonus] = await list(from)
    await giveUp(from, bonus?.id)
    expect(await open(from, 'neva-roulette')).toMatchObject({ kind: 'accepted' })
  })

  it('earn points for own money by the weight of the game, and tiers with their bonus', async () => {
    const { from, id } = await player(1000)
    await sandbox(api, 'player', { id, points: 4 })
    const token = await play(from)
    for (let round = 0; round < 10; round += 1) expect(await bet(token)).toMatchObject({ error: 0 })
    expect(await status(from)).toMatchObject({ level: 1, current_points: 0, unread_notifications: 1 })
    expect(await list(from)).toMatchObject([{ kind: 'status', amount: 100, state: 'available' }])
    const roulette = await play(from, 'neva-roulette')
    const chips = [{ on: 'red', kopecks: 10_000 }]
    expect(await bet(roulette, { bet: { chips } })).toMatchObject({ error: 0 })
    const rest = await api.database.db
      .selectFrom('players')
      .select('point_rest_kopecks')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(rest.point_rest_kopecks).toBe(2000)
  })

  it('belong to a session of play, which ends after half an hour without a round', async () => {
    const { from } = await player(100)
    const session = () => readAs(api, getPlaySession, from)
    expect(await session()).toMatchObject({ started_at: null, staked: 0, won: 0, rounds: 0 })
    const token = await play(from)
    expect(await session()).toMatchObject({ started_at: TEST_NOW, staked: 0 })
    api.clock.fix(TEST_NOW + SESSION_IDLE_MS - 1000)
    const { data } = await bet(token)
    const sums = { staked: 10, won: data.win / 100, rounds: 1 }
    expect(await session()).toMatchObject({ started_at: TEST_NOW, ...sums })
    api.clock.fix(TEST_NOW + 2 * SESSION_IDLE_MS)
    expect(await session()).toMatchObject({ started_at: null })
    await bet(token)
    expect(await session()).toMatchObject({ started_at: TEST_NOW + 2 * SESSION_IDLE_MS, staked: 10, rounds: 1 })
  })

  it('sum up by the day in Moscow, whatever the session', async () => {
    api.clock.fix(Date.parse('2026-02-10T12:00:00Z'))
    const { from, id } = await player(0)
    const round = (at: string, win: number) => ({ game: { id: 1, slug: '' }, stake: 1000, win, at: Date.parse(at) })
    const today = async () => (await readAs(api, getPlaySession, from)).today
    expect(await today()).toEqual({ staked: 0, won: 0 })
    await storeRounds(api, id, [round('2026-02-09T20:59:59Z', 5000), round('2026-02-09T21:00:00Z', 2500)])
    expect(await today()).toEqual({ staked: 10, won: 25 })
  })
})
