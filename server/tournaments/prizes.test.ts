import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { getTournaments } from '#contract/lobby/tournaments.ts'
import { getAccountHistory, getUserNotifications } from '#contract/player/account.ts'
import { getStatus } from '#contract/player/status.ts'
import { findContradictions } from '#server/money/reconcile.ts'
import { readAs, registerUser } from '#server/testing/accounts.ts'
import { storeRounds } from '#server/testing/real-rounds.ts'
import { startTestApi, seededMemory, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import { AWARD_DELAY_MS, awardPrizes } from './prizes.ts'

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
    const winner = await registerUser(api, 'prize-next')
    await storeRounds(api, winner.id, [{ game: GAME, stake: 5000, at: END + 2 * MINUTE }])
    await awardPrizes(db, nextEnd + AWARD_DELAY_MS)
    expect(await balanceOf(winner.token)).toBe(300)
  })
})
