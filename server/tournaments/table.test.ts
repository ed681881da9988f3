import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getActiveTournaments, getTournament, getTournamentResults, getTournaments } from '#contract/tournaments.ts'
import { readAs, registerUser } from '#server/testing/accounts.ts'
import { startTestApi, testSources, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'

const MINUTE = 60_000
const { sources, stop } = await testSources()
afterAll(stop)

/** A round of one of two players: the rubles staked and won, and how many minutes ago. */
type Played = readonly [player: 'first' | 'second', staked: number, won: number, ago: number]

describe.each(sources)('the table of a tournament on %s', (_, source) => {
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
  ])('has equal points for who had them first: %s', async (_case, slug, rounds) => {
    expect(await orderAfter(slug, rounds)).toEqual(['first', 'second'])
  })

  describe('with a registered player', () => {
    const MASK = /^play•••$/u
    const slug = 'small-eight-of-players'
    const ONE_GAME = 1
    const OTHER_GAME = 2
    let tournament = 0
    beforeAll(async () => {
      const { db } = api.database
      const { max } = await db
        .selectFrom('tournaments')
        .select(({ fn }) => fn.max('id').as('max'))
        .executeTakeFirstOrThrow()
      tournament = max + 1
      const like = await db.selectFrom('tournaments').selectAll().limit(1).executeTakeFirstOrThrow()
      const span = { started_at: new Date(TEST_NOW - 60 * MINUTE), ended_at: new Date(TEST_NOW + 60 * MINUTE) }
      await db
        .insertInto('tournaments')
        .values({ ...like, id: tournament, slug, scoring: 'stakes', ...span })
        .execute()
      await db
        .insertInto('tournament_games')
        .values({ tournament_id: tournament, game_id: ONE_GAME, position: 1 })
        .execute()
    })

    /** Rounds as the engine would leave them: rubles staked, on which game, how many minutes ago. */
    const plays = (player_id: number, rounds: readonly [staked: number, game: number, ago: number][]) =>
      api.database.db
        .insertInto('player_rounds')
        .values(
          rounds.map(([staked, game_id, ago]) => ({
            id: randomUUID(),
            player_id,
            game_id,
            stake_kopecks: staked * 100,
            win_kopecks: 0,
            proof: 'x',
            played_at: new Date(TEST_NOW - ago * MINUTE),
          })),
        )
        .execute()
    const path = `/v2/tournament/${slug}`
    const detail = (token?: string) => readAs(api, { ...getTournament, path }, token === undefined ? {} : { token })
    /** What the lists say of the player's place in it. */
    const placesOf = async (token: string) => {
      const running = await readAs(api, getActiveTournaments, { token })
      const all = await readAs(api, getTournaments, { token })
      return [running.items, all.active].map((list) => list.find(({ url }) => url === slug)?.position)
    }

    it('has the own row as soon as there are rounds, of its games and in its time alone', async () => {
      const [anna, boris] = [await registerUser(api, 'player-anna'), await registerUser(api, 'player-boris')]
      await plays(anna.id, [
        [900, OTHER_GAME, 5],
        [900, ONE_GAME, 61],
      ])
      expect(await detail(anna.token)).toMatchObject({ results: [], tournament: { position: null } })
      expect(await placesOf(anna.token)).toEqual([null, null])

      await plays(boris.id, [[300, ONE_GAME, 9]])
      await plays(anna.id, [
        [100, ONE_GAME, 8],
        [50, ONE_GAME, 7],
      ])
      const [first, second] = [
        { place: 1, result: 30 },
        { place: 2, result: 15 },
      ]
      const masked = { login: expect.stringMatching(MASK), active: false }
      const own = await detail(anna.token)
      expect(own.tournament).toMatchObject({ position: 2, results_updated_at: TEST_NOW - 7 * MINUTE })
      expect(own.results).toEqual([
        { ...first, ...masked },
        { ...second, login: expect.stringMatching(/^player-anna-/u), active: true },
      ])
      expect(await placesOf(anna.token)).toEqual([2, 2])
      expect(await placesOf(boris.token)).toEqual([1, 1])
      const resultsPath = `/v2/tournament/${tournament}/results`
      const { items } = await readAs(api, { ...getTournamentResults, path: resultsPath }, { token: boris.token })
      expect(items.map(({ active }) => active)).toEqual([true, false])

      const guests = await detail()
      expect(guests.tournament.position).toBeNull()
      expect(guests.results).toEqual([first, second].map((row) => ({ ...row, ...masked })))
    })

    it('counts a free round, of which nothing was staked, as a round without a stake', async () => {
      const gleb = await registerUser(api, 'player-gleb')
      await plays(gleb.id, [[0, ONE_GAME, 4]])
      const ofGleb = async (scoring: string) => {
        await api.database.db.updateTable('tournaments').set({ scoring }).where('id', '=', tournament).execute()
        return (await detail(gleb.token)).results.find(({ active }) => active)?.result
      }
      expect(await ofGleb('ratio')).toBe(0)
      expect(await ofGleb('rounds')).toBe(1)
      expect(await ofGleb('stakes')).toBe(0)
    })

    it('tells a player from one of the house with the same number', async () => {
      const vera = await registerUser(api, 'player-vera')
      const { db } = api.database
      const house = { id: vera.id, nick: 'hous•••' }
      await db
        .insertInto('house_players')
        .values(house)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(house))
        .execute()
      await db.insertInto('tournament_players').values({ tournament_id: tournament, player_id: house.id }).execute()
      const { max } = await db
        .selectFrom('house_rounds')
        .select(({ fn }) => fn.max('id').as('max'))
        .executeTakeFirstOrThrow()
      const round = { game_id: ONE_GAME, win_kopecks: 0, proof: 'x', played_at: new Date(TEST_NOW - 6 * MINUTE) }
      await db
        .insertInto('house_rounds')
        .values({ ...round, id: max + 1, player_id: house.id, stake_kopecks: 800_000 })
        .execute()
      await plays(vera.id, [[7000, ONE_GAME, 6]])
      const { tournament: own, results } = await detail(vera.token)
      expect(own.position).toBe(2)
      expect(results.slice(0, 2)).toMatchObject([
        { login: 'hous•••', result: 800, active: false },
        { login: expect.stringMatching(/^player-vera-/u), result: 700, active: true },
      ])
    })
  })
})
