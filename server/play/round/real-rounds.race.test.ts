import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { getFairness, type Fairness } from '#contract/play/fairness.ts'
import { createSandboxClock } from '#server/sandbox/sandbox-clock.ts'
import { potTotals } from '#server/jackpots/pots.ts'
import { findContradictions } from '#server/money/reconcile.ts'
import { bonusesOf, codeOf, post, readAs, registerUser } from '#server/testing/accounts.ts'
import { callPlay, enterGame, openLaunch, startPlaying } from '#server/testing/launch.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { noRequestLimits } from '#server/http/limits/request-limits.ts'
import { raceDatabase, restarted, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'

const { name, source, stop } = await raceDatabase()
afterAll(stop)

const MINUTE = 60_000
const HELD = [true, true, true, true, true]
const times = <Result>(count: number, run: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)))

describe(`real rounds on ${name}`, () => {
  let api: TestApi
  /** The same API whose system time passes a minute with each reading, so that the pace allows every bet. */
  let hurried: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
    let systemTime = api.clock.systemNow()
    const clock = Object.assign(createSandboxClock(TEST_NOW), { systemNow: () => (systemTime += MINUTE) })
    hurried = await restarted({ ...api, clock }, { limits: noRequestLimits })
  })
  afterAll(async () => {
    expect(await findContradictions(api.database.db)).toEqual([])
    await hurried.app.close()
    await api.stop()
  })
  const { giveUp, list, status } = bonusesOf(() => api)
  const send = async (token: string, path: string, payload?: object) =>
    (await callPlay(hurried, token, path, payload)).json()
  const bet = (token: string, id: string = randomUUID()) => send(token, 'round', { id, bet: { stake: 1000 } })

  const start = async (balance: number, game = 'cherry-row') => {
    const player = await registerUser(api, 'racer')
    await sandbox(api, 'player', { id: player.id, balance })
    return { ...player, play: await startPlaying(api, player.from, game, 'real') }
  }

  it('of 20 concurrent bets never stake more than the player has', async () => {
    const { play, from } = await start(50)
    const responses = await times(20, () => bet(play))
    const played = responses.filter(({ error }) => error === 0)
    expect(played.length).toBeGreaterThanOrEqual(5)
    expect(responses.filter(({ error }) => error === errorCode.insufficientFunds)).toHaveLength(20 - played.length)
    const balance = played.reduce((sum, { data }) => sum - data.stake + data.win, 5000)
    expect((await status(from)).balance).toBe(balance / 100)
  })

  it('are staked and settled once, however often they are sent', async () => {
    const { play, from } = await start(100, 'jacks-plus')
    const id = randomUUID()
    const dealt = await times(20, () => bet(play, id))
    expect(new Set(dealt.map((response) => JSON.stringify({ ...response.data, waitMs: 0 }))).size).toBe(1)
    const drawn = await times(20, () => send(play, `round/${id}/act`, { step: 0, action: { held: HELD } }))
    const [{ data }] = drawn
    expect(new Set(drawn.map((response) => response.data.balance))).toEqual(new Set([9000 + data.win]))
    expect((await status(from)).balance).toBe(data.balance / 100)
  })

  it('open one round for a player, in whatever game', async () => {
    const { play } = await start(200, 'jacks-plus')
    const dealt = await times(10, () => bet(play))
    expect(dealt.filter(({ error }) => error === 0)).toHaveLength(1)
    expect(dealt.filter(({ error }) => error === errorCode.unfinishedGame)).toHaveLength(9)
  })

  it('change their seeds once of six changes with the same hash of the next server seed', async () => {
    const { from } = await start(0)
    const { next_hash }: Fairness = await readAs(api, getFairness, from)
    const changes = await times(6, () => post(api, '/v2/play/fairness', { next_hash }, from))
    expect(changes.filter(({ kind }) => kind === 'accepted')).toHaveLength(1)
    expect(changes.filter((change) => codeOf(change) === errorCode.alreadyFinal)).toHaveLength(5)
    expect(await readAs(api, getFairness, from)).toMatchObject({ hash: next_hash })
  })

  it('go on in the game that was entered last', async () => {
    const { from } = await start(100)
    const launches = await times(8, () => openLaunch(api, from, 'cherry-row', 'real'))
    const entered = await Promise.all(launches.map(async (launch) => (await enterGame(api, launch)).data.token))
    const states = await Promise.all(entered.map((token: string) => send(token, 'state')))
    expect(states.filter(({ error }) => error === 0)).toHaveLength(1)
    expect(states.filter(({ data }) => data?.reason === 'elsewhere')).toHaveLength(7)
  })

  it('of 50 players lose no increment of a jackpot', async () => {
    const { db } = api.database
    const game = await db.selectFrom('games').select('slug').where('pot_id', 'is not', null).executeTakeFirstOrThrow()
    const players: string[] = []
    for (let index = 0; index < 50; index += 1) players.push((await start(10, game.slug)).play)
    // Seeds that hit no jackpot.
    await sql`update seed_pairs set server_seed = 'race', client_seed = 'player-' || player_id
      from play_purses where play_purses.id = purse_id and is_real`.execute(db)
    const totals = async () => [...(await potTotals(db)).values()].map(({ kopecks }) => kopecks)
    const before = await totals()
    const rounds = await Promise.all(players.map((play) => bet(play)))
    expect(rounds.map(({ error }) => error)).toEqual(rounds.map(() => 0))
    expect(rounds.filter(({ data }) => data.jackpot > 0)).toEqual([])
    // Of 500 ₽ each pot takes its share: 0.4, 0.3, 0.2 and 0.1 percent.
    expect((await totals()).map((total, index) => total - (before[index] ?? 0))).toEqual([200, 150, 100, 50])
  })

  it('and the end of a bonus follow one another', async () => {
    const { play, from } = await start(0)
    await post(api, '/v2/user/bonuses', { promocode: 'SANDBOX' }, from)
    const [bonus] = await list(from)
    await Promise.all([...Array.from({ length: 10 }, () => bet(play)), giveUp(from, bonus?.id)])
    const state = await status(from)
    expect(state.bonus_balance).toBe(0)
    expect(await list(from)).toMatchObject([{ state: 'cancelled' }])
  })
})
