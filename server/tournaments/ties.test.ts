import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getTournament } from '#contract/tournaments.ts'
import { startTestApi, testSources, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'

const MINUTE = 60_000
const { sources, stop } = await testSources()
afterAll(stop)

/** A round of one of two players: the rubles staked and won, and how many minutes ago. */
type Played = readonly [player: 'first' | 'second', staked: number, won: number, ago: number]

describe.each(sources)('equal points on %s', (_, source) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  /** Who is higher when nothing else was played in the tournament. */
  async function orderAfter(slug: string, rounds: readonly Played[]): Promise<(string | undefined)[]> {
    const { db } = api.database
    const { id } = await db.selectFrom('tournaments').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
    const players = await db
      .selectFrom('tournament_players as entry')
      .innerJoin('house_players as player', 'player.id', 'entry.player_id')
      .select(['player.id', 'player.nick'])
      .where('entry.tournament_id', '=', id)
      .orderBy('player.id')
      .limit(2)
      .execute()
    const { game_id } = await db
      .selectFrom('tournament_games')
      .select('game_id')
      .where('tournament_id', '=', id)
      .executeTakeFirstOrThrow()
    // The one who has the smaller id is the later one: an order by id would be the wrong one.
    const [second, first] = players
    await db.deleteFrom('house_rounds').execute()
    await db
      .insertInto('house_rounds')
      .values(
        rounds.map(([player, staked, won, ago], at) => ({
          id: at + 1,
          player_id: (player === 'first' ? first : second)?.id ?? 0,
          game_id,
          stake_kopecks: staked * 100,
          win_kopecks: won * 100,
          proof: 'x',
          played_at: new Date(TEST_NOW - ago * MINUTE),
        })),
      )
      .execute()
    const { results } = await api.read(getTournament, `/api/v2/tournament/${slug}`)
    expect(new Set(results.map(({ result }) => result)).size).toBe(1)
    return results.map(({ login }) => (login === first?.nick ? 'first' : 'second'))
  }

  it.each<[string, string, readonly Played[]]>([
    [
      'the best round came earlier, however long both have played on',
      'best-ratio',
      [
        ['first', 20, 420, 50],
        ['second', 50, 1050, 40],
        ['first', 20, 420, 30],
        ['first', 100, 0, 10],
      ],
    ],
    [
      'the sum of stakes was reached earlier',
      'polar-race',
      [
        ['second', 100, 0, 50],
        ['first', 200, 0, 40],
        ['second', 100, 0, 30],
      ],
    ],
    [
      'so many rounds were played earlier',
      'star-week',
      [
        ['second', 500, 0, 50],
        ['first', 20, 0, 40],
        ['first', 20, 0, 30],
        ['second', 20, 0, 20],
      ],
    ],
  ])('are for who had them first: %s', async (_case, slug, rounds) => {
    expect(await orderAfter(slug, rounds)).toEqual(['first', 'second'])
  })
})
