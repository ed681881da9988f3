import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { getGames } from '#contract/lobby/games.ts'
import { toggleFavorite } from '#contract/lobby/play.ts'
import { builtInContent, installContent } from '#server/content/current.ts'
import { post, readAs, registerUser } from '#server/testing/accounts.ts'
import { storeRounds } from '#server/testing/real-rounds.ts'
import { TEST_SEED } from '#server/testing/seeded-databases.ts'
import { newSeededMemory, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import { awardPrizes, AWARD_DELAY_MS } from '#server/tournaments/prizes.ts'
import { tournaments as content } from '#server/content/tournaments.ts'
import { tournamentRows } from './rows.ts'
import { seedContent, USER_TABLES } from './seed.ts'
import { announceRuns } from './tournament-runs.ts'

const DAY = 86_400_000

describe('another catalogue on a site with players', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(newSeededMemory())
  })
  afterEach(() => installContent(builtInContent))
  afterAll(() => api.stop())

  /** Seeds the catalogue without its second game, and with a new one at its beginning. */
  async function changeCatalogue(now: number): Promise<void> {
    const [first, , ...others] = builtInContent.games
    if (first === undefined) throw new Error('The catalogue is empty.')
    const added = { ...first, slug: `added-${now}`, name: { ru: 'Новая', en: 'New' } }
    installContent({ ...builtInContent, games: [added, first, ...others] })
    expect(await seedContent(api.database.db, { ...TEST_SEED, now })).toBe(true)
    await announceRuns(api.database.db, now)
  }
  const tournaments = () =>
    api.database.db
      .selectFrom('tournaments')
      .select(['slug', 'started_at', 'ended_at', 'awarded_until'])
      .orderBy('slug')
      .execute()

  it('resets all tables whose rows refer to players', async () => {
    const { rows } = await sql<{ name: string }>`
      select conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'players'::regclass`.execute(api.database.db)
    expect(rows).not.toEqual([])
    const reset: readonly string[] = USER_TABLES
    expect(rows.filter(({ name }) => !reset.includes(name))).toEqual([])
  })

  it('leaves tournaments the ids of their scores, also where a release adds one before them', () => {
    const [added, ...others] = content.map(({ slug }) => slug)
    const run = { started_at: new Date(TEST_NOW), ended_at: new Date(TEST_NOW), awarded_until: new Date(0), games: [] }
    const runs = new Map(others.map((slug, index) => [slug, { ...run, id: index + 1 }]))
    const rows = tournamentRows({ ...TEST_SEED, now: TEST_NOW }, [], { seededOn: TEST_NOW, runs })
    const ids = new Map(rows.map(({ row }) => [row.slug, row.id]))
    expect(others.map((slug) => ids.get(slug))).toEqual(others.map((_, index) => index + 1))
    expect(ids.get(added ?? '')).toBe(content.length)
  })

  it('leaves them their favourites, except those that are gone', async () => {
    const { from } = await registerUser(api, 'fan')
    const favourites = async () => {
      const lobby = await readAs(api, { ...getGames, path: '/v2/games/?t=d' }, from)
      return lobby.favorites.map((id) => lobby.games.find((game) => game.id === id)?.slug)
    }
    const slugs = [2, 1, 0].map((index) => builtInContent.games[index]?.slug ?? '')
    const { games } = await readAs(api, { ...getGames, path: '/v2/games/?t=d' }, from)
    for (const slug of slugs)
      await post(
        api,
        toggleFavorite.path.replace(':id', String(games.find((game) => game.slug === slug)?.id)),
        {},
        from,
      )
    expect(await favourites()).toEqual(expect.arrayContaining(slugs))
    await changeCatalogue(TEST_NOW)
    api.pass(3000)
    expect(new Set(await favourites())).toEqual(new Set([slugs[0], slugs[2]]))
  })

  it('leaves running tournaments their dates and scores, and pays their prizes only', async () => {
    const { db } = api.database
    const { id: player } = await registerUser(api, 'leader')
    const run = await db
      .selectFrom('tournaments')
      .innerJoin('tournament_games', 'tournament_id', 'id')
      .innerJoin('games', 'games.id', 'game_id')
      .select(['tournaments.id', 'ended_at', 'games.id as game', 'games.slug'])
      .where('started_at', '<', new Date(TEST_NOW))
      .where('ended_at', '>', new Date(TEST_NOW + 2 * DAY))
      .where('scoring', '=', 'stakes')
      .where('games.slug', '!=', builtInContent.games[1]?.slug ?? '')
      .orderBy('ended_at')
      .executeTakeFirstOrThrow()
    const round = { game: { id: run.game, slug: run.slug }, stake: 100_000_000, at: TEST_NOW }
    await storeRounds(api, player, [round])
    await awardPrizes(db, TEST_NOW)
    const scores = () =>
      db
        .selectFrom('tournament_scores')
        .select(['tournament_id', 'run_at', 'stakes_kopecks'])
        .where('is_bot', '=', false)
        .where('participant_id', '=', player)
        .orderBy('tournament_id')
        .execute()
    const before = [await tournaments(), await scores()]
    await changeCatalogue(TEST_NOW + DAY)
    expect([await tournaments(), await scores()]).toEqual(before)
    const prizes = async () =>
      (
        await db
          .selectFrom('transfers')
          .select('ref')
          .where('kind', '=', 'prize')
          .where('player_id', '=', player)
          .execute()
      ).map(({ ref }) => ref)
    await awardPrizes(db, TEST_NOW + DAY)
    expect(await prizes()).toEqual([])
    await awardPrizes(db, run.ended_at.getTime() + AWARD_DELAY_MS)
    expect(await prizes()).toContain(`prize:1:${run.id}:${run.ended_at.toISOString()}`)
  })
})
