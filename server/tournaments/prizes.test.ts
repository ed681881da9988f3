import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { getTournaments } from '#contract/lobby/tournaments.ts'
import { getAccountHistory, getUserNotifications } from '#contract/player/account.ts'
import { getStatus } from '#contract/player/status.ts'
import { findContradictions } from '#server/money/reconcile.ts'
import { readAs, registerUser } from '#server/testing/accounts.ts'
import { interleave } from '#server/testing/interleave.ts'
import { storeRounds } from '#server/testing/real-rounds.ts'
import { startTestApi, seededMemory, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import { tournaments } from '#server/content/tournaments.ts'
import { announceRuns } from '#server/seed/tournament-runs.ts'
import { AWARD_DELAY_MS, awardPrizes, startPrizes } from './prizes.ts'
import { recountScores } from './scores.ts'

const MINUTE = 60_000
const END = TEST_NOW + 60 * MINUTE
const GAME = { id: 1, slug: 'any' }

describe('prizes of a tournament', () => {
  let api: TestApi
  let tournament = 0
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
    const { db } = api.database
    const { id, ...template } = await db
      .selectFrom('tournaments')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    tournament = id + 1
    const period = { started_at: new Date(TEST_NOW - 60 * MINUTE), ended_at: new Date(END) }
    await db
      .insertInto('tournaments')
      .values({ ...template, ...period, id: tournament, slug: 'three-prizes', scoring: 'stakes' })
      .execute()
    await db
      .insertInto('tournament_games')
      .values({ tournament_id: tournament, game_id: GAME.id, position: 1 })
      .execute()
    await db
      .insertInto('tournament_prizes')
      .values(
        [30_000, 20_000, 10_000].map((amount_kopecks, index) => ({
          tournament_id: tournament,
          place: index + 1,
          amount_kopecks,
        })),
      )
      .execute()
  })
  afterEach(async () => {
    api.clock.fix(TEST_NOW)
    expect(await findContradictions(api.database.db)).toEqual([])
  })
  afterAll(() => api.stop())

  /** A player who has staked so many rubles in the tournament. */
  async function playerWith(login: string, rubles: number) {
    const player = await registerUser(api, login)
    await storeRounds(api, player.id, [{ game: GAME, stake: rubles * 100, at: TEST_NOW }])
    return player
  }
  const balanceOf = async (token: string) => (await readAs(api, getStatus, { token })).balance

  it('are paid once to each place, to the balance, with a notification and a line in the history', async () => {
    const [first, second, fourth] = [
      await playerWith('prize-first', 400),
      await playerWith('prize-second', 300),
      await playerWith('prize-fourth', 100),
    ]
    const blocked = await playerWith('prize-blocked', 200)
    const third = await playerWith('prize-third', 150)
    await api.database.db
      .updateTable('players')
      .set({ blocked_at: new Date(TEST_NOW) })
      .where('id', '=', blocked.id)
      .execute()
    const balances = () => Promise.all([first, second, third, fourth].map(({ token }) => balanceOf(token)))

    api.clock.fix(END + AWARD_DELAY_MS - 1)
    await readAs(api, getTournaments, { token: first.token })
    expect(await balances()).toEqual([0, 0, 0, 0])

    api.clock.fix(END + AWARD_DELAY_MS)
    await readAs(api, getTournaments, { token: first.token })
    expect(await balances()).toEqual([300, 200, 100, 0])
    const { items } = await readAs(api, getUserNotifications, { token: second.token })
    expect(items[0]).toMatchObject({ title: 'Приз турнира: 200 ₽', text: expect.stringContaining('место 2') })
    const history = await readAs(api, getAccountHistory, { token: third.token })
    expect(history.items[0]).toMatchObject({ text: 'Приз турнира: 100 ₽' })

    await Promise.all([1, 2, 3].map(() => awardPrizes(api.database.db, END + AWARD_DELAY_MS)))
    await readAs(api, getTournaments, { token: first.token })
    expect(await balances()).toEqual([300, 200, 100, 0])
  })

  it('are paid again for the next run', async () => {
    const { db } = api.database
    const nextEnd = END + 24 * 60 * MINUTE
    await db
      .updateTable('tournaments')
      .set({ started_at: new Date(END + MINUTE), ended_at: new Date(nextEnd) })
      .where('id', '=', tournament)
      .execute()
    // A release may change what the next run promises; the prizes of this one were right.
    await db
      .updateTable('tournament_prizes')
      .set({ amount_kopecks: 50_000 })
      .where('tournament_id', '=', tournament)
      .where('place', '=', 1)
      .execute()
    const winner = await registerUser(api, 'prize-next')
    await storeRounds(api, winner.id, [{ game: GAME, stake: 5000, at: END + 2 * MINUTE }])
    await startPrizes(db, { now: () => nextEnd + AWARD_DELAY_MS })()
    expect(await balanceOf(winner.token)).toBe(500)
  })

  it('contradict the ledger check if another amount was paid than was awarded', async () => {
    const { db } = api.database
    const change = (kopecks: number) =>
      db
        .updateTable('awards')
        .set((e) => ({ amount_kopecks: e('amount_kopecks', '+', kopecks) }))
        .execute()
    await change(1)
    expect((await findContradictions(db)).join('\n')).toContain('a prize was paid once, as it was awarded')
    await change(-1)
  })

  it('are not paid for the next run, if another process has paid this one and announced that meanwhile', async () => {
    const { db } = api.database
    const end = END + 10 * 24 * 60 * MINUTE
    const schedule = (endedAt: number) =>
      db
        .updateTable('tournaments')
        .set({ started_at: new Date(endedAt - 120 * MINUTE), ended_at: new Date(endedAt) })
        .where('id', '=', tournament)
        .execute()
    await schedule(end)
    const leader = await registerUser(api, 'prize-early')
    const delayed = await interleave(
      api,
      ({ rows }) => rows.some((row) => 'slug' in row),
      async () => {
        await awardPrizes(db, end + AWARD_DELAY_MS)
        await schedule(end + 24 * 60 * MINUTE)
        await storeRounds(api, leader.id, [{ game: GAME, stake: 5000, at: end + 23 * 60 * MINUTE }])
      },
    )
    await awardPrizes(delayed.database.db, end + AWARD_DELAY_MS)
    expect(await balanceOf(leader.token)).toBe(0)
    await delayed.app.close()
  })

  it('are paid although those of an earlier tournament fail, whose run stays and is logged', async () => {
    const { db } = api.database
    const end = END + 50 * 24 * 60 * MINUTE
    const period = { started_at: new Date(end - 120 * MINUTE), ended_at: new Date(end) }
    const repeated = tournaments.find(({ toHours }) => toHours > 0)?.slug ?? ''
    const broken = await db
      .updateTable('tournaments')
      .set({ ...period, ended_at: new Date(end - MINUTE) })
      .where('slug', '=', repeated)
      .returning(['id', 'ended_at'])
      .executeTakeFirstOrThrow()
    await db.updateTable('tournaments').set(period).where('id', '=', tournament).execute()
    const winner = await registerUser(api, 'prize-beside')
    await storeRounds(api, winner.id, [{ game: GAME, stake: 9000, at: end - 60 * MINUTE }])
    await db.deleteFrom('tournament_games').where('tournament_id', '=', broken.id).execute()
    await db
      .insertInto('tournament_games')
      .values({ tournament_id: broken.id, game_id: GAME.id, position: 1 })
      .execute()
    await recountScores(db)
    await db
      .updateTable('tournament_prizes')
      .set({ amount_kopecks: sql<number>`9223372036854775807` })
      .where('tournament_id', '=', broken.id)
      .execute()
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    await awardPrizes(db, end + AWARD_DELAY_MS)
    expect(await balanceOf(winner.token)).toBe(500)
    expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
      expect.objectContaining({
        event: 'prizesNotPaid',
        tournament: repeated,
        message: expect.stringContaining('out of range'),
      }),
    ])
    logged.mockRestore()
    await announceRuns(db, end + 20 * 24 * 60 * MINUTE)
    const after = await db.selectFrom('tournaments').select('ended_at').where('id', '=', broken.id).executeTakeFirst()
    expect(after?.ended_at).toEqual(broken.ended_at)
  })
})
