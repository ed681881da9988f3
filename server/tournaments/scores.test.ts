import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KOPECKS_PER_RUBLE, tournament as rules } from '#contract/core/constants.ts'
import { SCORINGS } from '#contract/lobby/tournaments.ts'
import { seeded } from '#server/seed/random.ts'
import { registerUser } from '#server/testing/accounts.ts'
import { storeRounds } from '#server/testing/real-rounds.ts'
import { seededMemory, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import { recountScores } from './scores.ts'

const MINUTE = 60_000
const GAME = { id: 1, slug: 'any' }
const KOPECKS_PER_POINT = rules.rublesPerPoint * KOPECKS_PER_RUBLE

describe('scores of a tournament', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
    const { db } = api.database
    const template = await db.selectFrom('tournaments').selectAll().limit(1).executeTakeFirstOrThrow()
    for (const [index, scoring] of SCORINGS.entries()) {
      const id = 900 + index
      await db
        .insertInto('tournaments')
        .values({
          ...template,
          id,
          scoring,
          slug: scoring,
          started_at: new Date(TEST_NOW - 60 * MINUTE),
          ended_at: new Date(TEST_NOW),
        })
        .execute()
      await db.insertInto('tournament_games').values({ tournament_id: id, game_id: GAME.id, position: 1 }).execute()
    }
  })
  afterAll(() => api.stop())

  const scoresOf = async (player: number) => {
    const { rows } = await sql<{
      scoring: string
      points: number
      reached_at: Date
      best_round: string
      rounds: number
    }>`
      select scoring, points, reached_at, best_round, rounds from tournament_scores
      where tournament_id >= 900 and not is_bot and participant_id = ${player} order by tournament_id`.execute(
      api.database.db,
    )
    return rows
  }

  it('merged round by round are those of all rounds at once', async () => {
    const random = seeded(1, 'scores')
    const players: number[] = []
    for (let index = 0; index < 3; index += 1) {
      const { id } = await registerUser(api, 'scored')
      players.push(id)
      const rounds = Array.from({ length: 12 }, (_, round) => ({
        game: GAME,
        stake: 1000 + random.int(5) * 333,
        // Equal ratios, so that the earlier round has to stay the best one.
        win: random.int(3) * 3000,
        // Also before and after the run.
        at: TEST_NOW - (70 - round * 7) * MINUTE,
      }))
      await storeRounds(api, id, rounds)
      const counted = rounds.filter(({ at }) => at >= TEST_NOW - 60 * MINUTE && at < TEST_NOW)
      const [stakes, ratio, count] = await scoresOf(id)
      expect(stakes?.points).toBe(Math.floor(counted.reduce((sum, { stake }) => sum + stake, 0) / KOPECKS_PER_POINT))
      expect(ratio?.points).toBe(Math.round(100 * Math.max(...counted.map(({ win, stake }) => win / stake))) / 100)
      expect(count?.points).toBe(counted.length)
    }
    const merged = await Promise.all(players.map(scoresOf))
    await recountScores(api.database.db)
    expect(await Promise.all(players.map(scoresOf))).toEqual(merged)
  })
})
