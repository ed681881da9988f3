import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getJackpots } from '#contract/lobby/jackpots.ts'
import { getWinners } from '#contract/lobby/winners.ts'
import { seedContent } from '#server/seed/seed.ts'
import { startTestApi, seededMemory, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import { addBotRoundsToPots } from './pots.ts'

const DAY = 86_400_000
describe('jackpots', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())
  const totals = async () => (await api.read(getJackpots, '/api/v2/jackpot/')).pots.map(({ total }) => total)

  const lastHits = async () => (await api.read(getWinners, '/api/v2/winners')).jackpot

  const storedHits = () =>
    api.database.db
      .selectFrom('bot_jackpot_hits')
      .select(['bot_id', 'game_id', 'amount_kopecks', 'hit_at'])
      .orderBy('id', 'desc')
      .execute()

  it('start with ten days of history with many small and few large wins', async () => {
    const jackpot = await lastHits()
    expect(jackpot.length).toBeGreaterThanOrEqual(10)
    expect(jackpot.filter(({ win }) => win < 10_000).length).toBeGreaterThan(jackpot.length / 2)
    // A jackpot of 100,000 is hit about once in 32 days, so ten days have at most two.
    expect(jackpot.filter(({ win }) => win >= 100_000).length).toBeLessThanOrEqual(2)
  })

  it('are paid on a hit, which becomes the latest win', async () => {
    const { db } = api.database
    const [mini = 0, midi = 0] = await totals()
    const game = await db.selectFrom('games').select('id').where('pot_id', 'is not', null).executeTakeFirstOrThrow()
    const hit = { bot_id: 1, game_id: game.id, stake_kopecks: 40_000_000, proof: 'y', played_at: new Date(TEST_NOW) }
    await addBotRoundsToPots(db, [hit, { ...hit, game_id: -1 }])
    // Responses are up to two seconds old.
    api.pass(3000)
    const [miniNow, midiNow] = await totals()
    expect(miniNow).toBe(1000)
    expect(midiNow).toBeCloseTo(midi + 1200, 2)
    expect((await lastHits()).slice(0, 2).map(({ win }) => win)).toContain(Math.round((mini + 1600) * 100) / 100)
  })

  it('keep totals and wins when the content is seeded again', async () => {
    const [before, winners] = [await totals(), await lastHits()]
    expect(await seedContent(api.database.db, { now: TEST_NOW, seed: 1, games: 120 })).toBe(true)
    // Responses are up to two seconds old.
    api.pass(3000)
    expect([await totals(), await lastHits()]).toEqual([before, winners])
    expect(await seedContent(api.database.db, { now: TEST_NOW, seed: 1, games: null })).toBe(true)
  })

  it('keep totals and wins, except those in removed games, when the content is upgraded', async () => {
    const { db } = api.database
    const [before, [, ...kept]] = [await totals(), await storedHits()]
    const game = await db.selectFrom('games').selectAll().limit(1).executeTakeFirstOrThrow()
    const removed = { ...game, id: 999_999, slug: 'removed-game' }
    await db.insertInto('games').values(removed).execute()
    await db
      .updateTable('bot_jackpot_hits')
      .set({ game_id: removed.id })
      .where('id', '=', ({ selectFrom }) => selectFrom('bot_jackpot_hits').select(({ fn }) => fn.max('id').as('id')))
      .execute()
    await db.updateTable('seeded_content').set({ content_version: 1 }).execute()
    await seedContent(db, { now: TEST_NOW + DAY, seed: 1, games: null })
    // Responses are up to two seconds old.
    api.pass(3000)
    expect(await totals()).toEqual(before)
    expect(await storedHits()).toEqual(kept)
  })
})
