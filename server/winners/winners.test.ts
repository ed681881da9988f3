import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getTournament } from '#contract/lobby/tournaments.ts'
import { getLuckyWinners, getWinners, type Winner } from '#contract/lobby/winners.ts'
import { getRound } from '#contract/play/rounds.ts'
import { readAs, registerUser } from '#server/testing/accounts.ts'
import { storeRounds } from '#server/testing/real-rounds.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { seededMemory, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'

const MINUTE = 60_000
const GAME = { id: 1, slug: 'cherry-row' }
/** Above every win of a bot. */
const HUGE = 90_000_000

describe('winners', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())

  let reads = 0
  /** Past the two seconds that a response is cached. */
  const winners = () => {
    reads += 1
    api.clock.fix(TEST_NOW + reads * MINUTE)
    return readAs(api, getWinners, {})
  }
  const roundOf = (id: string) => readAs(api, { ...getRound, path: `/v2/play/rounds/${id}` }, {})

  it('of bots lead to their rounds', async () => {
    const { weekly, monthly } = await winners()
    for (const { round, user, win } of [...weekly, ...monthly].slice(0, 5))
      expect(await roundOf(round)).toMatchObject({ user, win })
    const { items } = await readAs(api, getLuckyWinners, {})
    expect(items.length).toBeGreaterThan(0)
    for (const { round, user, summ } of items) expect(await roundOf(round)).toMatchObject({ user, win: summ })
  })

  it('unite the settled rounds of players, masked, and leave out blocked players and jackpots of open rounds', async () => {
    const [happy, blocked] = [await registerUser(api, 'winner-happy'), await registerUser(api, 'loser-blocked')]
    await storeRounds(api, happy.id, [
      { game: GAME, stake: 1000, win: HUGE, at: TEST_NOW },
      { game: GAME, stake: 1000, win: HUGE * 2, at: TEST_NOW - 8 * 24 * 60 * MINUTE },
      { game: { id: 9, slug: 'withdrawn' }, stake: 1000, win: HUGE * 3, at: TEST_NOW },
    ])
    await storeRounds(api, blocked.id, [{ game: GAME, stake: 1000, win: HUGE * 4, at: TEST_NOW }])
    await sandbox(api, 'player', { id: blocked.id, blocked: true })
    const openRound = randomUUID()
    await api.database.db
      .insertInto('stakes')
      .values({
        round_id: openRound,
        player_id: happy.id,
        game_id: GAME.id,
        game_slug: GAME.slug,
        bonus_id: null,
        own_kopecks: 100,
        bonus_kopecks: 0,
        pot_kopecks: 7700,
        placed_at: new Date(TEST_NOW),
      })
      .execute()
    const lists = await winners()
    const largest = ([first]: readonly Winner[]) => first
    expect(largest(lists.weekly)).toMatchObject({ user: 'winn•••', win: HUGE / 100, slug: 'cherry-row' })
    expect(largest(lists.monthly)).toMatchObject({ win: HUGE / 50 })
    expect(JSON.stringify(lists)).not.toContain('winner-happy')
    expect(JSON.stringify(lists)).not.toContain('lose')
    expect(lists.jackpot.map(({ win }) => win)).not.toContain(77)
    expect(await roundOf(largest(lists.weekly)?.round ?? '')).toMatchObject({ user: 'winn•••', win: HUGE / 100 })
    await api.database.db
      .updateTable('stakes')
      .set({ settled_at: new Date(TEST_NOW) })
      .execute()
    expect((await winners()).jackpot).toContainEqual(expect.objectContaining({ user: 'winn•••', win: 77 }))
    // It never moved money, which the check of the ledger would find.
    await api.database.db.deleteFrom('stakes').where('round_id', '=', openRound).execute()
  })

  it('of jackpots lead to their rounds, which name the jackpot', async () => {
    const { db } = api.database
    const bots = await db
      .selectFrom('bot_rounds')
      .selectAll()
      .orderBy('played_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    await db
      .insertInto('bot_jackpot_hits')
      .values(
        bots.map(({ bot_id, game_id, played_at }) => ({
          id: 100_000,
          bot_id,
          game_id,
          amount_kopecks: HUGE,
          hit_at: played_at,
        })),
      )
      .execute()
    const happy = await registerUser(api, 'winner-pot')
    await storeRounds(api, happy.id, [{ game: GAME, stake: 1000, at: TEST_NOW }])
    await db.updateTable('stakes').set({ pot_kopecks: HUGE }).where('player_id', '=', happy.id).execute()
    const hits = (await winners()).jackpot.filter(({ win }) => win === HUGE / 100)
    expect(hits).toHaveLength(2)
    for (const { round, user, win } of hits) expect(await roundOf(round)).toMatchObject({ user, jackpot: win })
    await db.updateTable('stakes').set({ pot_kopecks: 0 }).where('player_id', '=', happy.id).execute()
  })

  it('of a tournament of the best round lead to it', async () => {
    const { results } = await readAs(api, { ...getTournament, path: '/v2/tournament/best-ratio' }, {})
    expect(results.length).toBeGreaterThan(0)
    for (const { round, login, result } of results.slice(0, 5)) {
      const found = await roundOf(round)
      expect(found).toMatchObject({ user: login })
      expect(Math.round((found.win / found.stake) * 100) / 100).toBe(result)
    }
    const byStakes = await readAs(api, { ...getTournament, path: '/v2/tournament/polar-race' }, {})
    expect(byStakes.results.every(({ round }) => round === '')).toBe(true)
  })
})
