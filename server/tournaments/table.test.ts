import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  getActiveTournaments,
  getTournament,
  getTournamentResults,
  getTournaments,
} from '#contract/lobby/tournaments.ts'
import { post, readAs, registerUser } from '#server/testing/accounts.ts'
import { storeRounds } from '#server/testing/real-rounds.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { startTestApi, seededMemory, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import { recountScores } from './scores.ts'

const MINUTE = 60_000
/** A round of one of two players: rubles staked and won, and minutes ago. */
type Round = readonly [player: 'first' | 'second', staked: number, won: number, minutesAgo: number]

describe('tournament leaderboard', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())

  /** Replaces all rounds and returns the resulting order. */
  async function rankAfter(slug: string, rounds: readonly Round[]): Promise<(string | undefined)[]> {
    const { db } = api.database
    const { id } = await db.selectFrom('tournaments').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
    const players = await db
      .selectFrom('tournament_bots as entry')
      .innerJoin('bots as player', 'player.id', 'entry.bot_id')
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
    // The second player has the smaller id, so ordering by id would fail the test.
    const [second, first] = players
    await db.deleteFrom('bot_rounds').execute()
    await db
      .insertInto('bot_rounds')
      .values(
        rounds.map(([player, staked, won, minutesAgo], index) => ({
          id: index + 1,
          bot_id: (player === 'first' ? first : second)?.id ?? 0,
          game_id,
          stake_kopecks: staked * 100,
          win_kopecks: won * 100,
          proof: 'x',
          played_at: new Date(TEST_NOW - minutesAgo * MINUTE),
        })),
      )
      .execute()
    await recountScores(db)
    const { results } = await api.read(getTournament, `/api/v2/tournament/${slug}`)
    expect(new Set(results.map(({ result }) => result)).size).toBe(1)
    return results.map(({ login }) => (login === first?.nick ? 'first' : 'second'))
  }

  it.each<[string, string, readonly Round[]]>([
    [
      'best round',
      'best-ratio',
      [
        ['first', 20, 420, 50],
        ['second', 50, 1050, 40],
        ['first', 20, 420, 30],
        ['first', 100, 0, 10],
      ],
    ],
    [
      'sum of stakes',
      'polar-race',
      [
        ['second', 100, 0, 50],
        ['first', 200, 0, 40],
        ['second', 100, 0, 30],
      ],
    ],
    [
      'number of rounds',
      'star-week',
      [
        ['second', 500, 0, 50],
        ['first', 20, 0, 40],
        ['first', 20, 0, 30],
        ['second', 20, 0, 20],
      ],
    ],
  ])('ranks the player who reached equal points first: %s', async (_case, slug, rounds) => {
    expect(await rankAfter(slug, rounds)).toEqual(['first', 'second'])
  })

  describe('with a registered player', () => {
    const MASK = /^play•••$/u
    const slug = 'small-eight-of-players'
    const TOURNAMENT_GAME = 1
    const OTHER_GAME = 2
    let tournament = 0
    beforeAll(async () => {
      const { db } = api.database
      const { max } = await db
        .selectFrom('tournaments')
        .select(({ fn }) => fn.max('id').as('max'))
        .executeTakeFirstOrThrow()
      tournament = max + 1
      const template = await db.selectFrom('tournaments').selectAll().limit(1).executeTakeFirstOrThrow()
      const period = { started_at: new Date(TEST_NOW - 60 * MINUTE), ended_at: new Date(TEST_NOW + 60 * MINUTE) }
      await db
        .insertInto('tournaments')
        .values({ ...template, id: tournament, slug, scoring: 'stakes', ...period })
        .execute()
      await db
        .insertInto('tournament_games')
        .values({ tournament_id: tournament, game_id: TOURNAMENT_GAME, position: 1 })
        .execute()
    })

    /** Inserts rounds: rubles staked, game, and minutes ago. */
    const insertRounds = (player_id: number, rounds: readonly [staked: number, game: number, minutesAgo: number][]) =>
      storeRounds(
        api,
        player_id,
        rounds.map(([staked, game, minutesAgo]) => ({
          game: { id: game, slug: 'any' },
          stake: staked * 100,
          at: TEST_NOW - minutesAgo * MINUTE,
        })),
      )
    const path = `/v2/tournament/${slug}`
    const detail = (token?: string) => readAs(api, { ...getTournament, path }, token === undefined ? {} : { token })
    /** The player's rank in the lists. */
    const ranksOf = async (token: string) => {
      const running = await readAs(api, getActiveTournaments, { token })
      const all = await readAs(api, getTournaments, { token })
      return [running.items, all.active].map((list) => list.find(({ url }) => url === slug)?.position)
    }

    it('includes the player once they have rounds in its games and period', async () => {
      const [firstPlayer, secondPlayer] = [await registerUser(api, 'player-one'), await registerUser(api, 'player-two')]
      await insertRounds(firstPlayer.id, [
        [900, OTHER_GAME, 5],
        [900, TOURNAMENT_GAME, 61],
      ])
      expect(await detail(firstPlayer.token)).toMatchObject({
        results: [],
        tournament: { position: null, scoring: 'stakes' },
      })
      expect(await ranksOf(firstPlayer.token)).toEqual([null, null])

      await insertRounds(secondPlayer.id, [[300, TOURNAMENT_GAME, 9]])
      await insertRounds(firstPlayer.id, [
        [100, TOURNAMENT_GAME, 8],
        [50, TOURNAMENT_GAME, 7],
      ])
      const [first, second] = [
        { place: 1, result: 30, round: '' },
        { place: 2, result: 15, round: '' },
      ]
      const masked = { login: expect.stringMatching(MASK), active: false }
      const ownDetail = await detail(firstPlayer.token)
      expect(ownDetail.tournament).toMatchObject({ position: 2, results_updated_at: TEST_NOW - 7 * MINUTE })
      expect(ownDetail.results).toEqual([
        { ...first, ...masked },
        { ...second, login: expect.stringMatching(/^player-one-/u), active: true },
      ])
      expect(await ranksOf(firstPlayer.token)).toEqual([2, 2])
      expect(await ranksOf(secondPlayer.token)).toEqual([1, 1])
      const resultsPath = `/v2/tournament/${tournament}/results`
      const { items } = await readAs(api, { ...getTournamentResults, path: resultsPath }, { token: secondPlayer.token })
      expect(items.map(({ active }) => active)).toEqual([true, false])

      const guests = await detail()
      expect(guests.tournament.position).toBeNull()
      expect(guests.results).toEqual([first, second].map((row) => ({ ...row, ...masked })))
    })

    it.each([
      ['stakes', 15],
      ['rounds', 1],
      ['ratio', 2],
    ])('counts a round with bonus money towards the sum of stakes only: %s', async (scoring, result) => {
      const { db } = api.database
      const { id, from, token } = await registerUser(api, 'player-mixed')
      const game = await db.selectFrom('games').select('slug').where('id', '=', TOURNAMENT_GAME).executeTakeFirst()
      await sandbox(api, 'player', { id, balance: 100 })
      await sandbox(api, 'stake', { id, amount: 100, win: 200, game: game?.slug })
      await sandbox(api, 'player', { id, balance: 50 })
      await post(api, '/v2/user/bonuses', { promocode: 'SANDBOX' }, from)
      await sandbox(api, 'stake', { id, amount: 100, win: 900, game: game?.slug })
      const setScoring = async (value: string) => {
        await db.updateTable('tournaments').set({ scoring: value }).where('id', '=', tournament).execute()
        await recountScores(db)
      }
      await setScoring(scoring)
      const { results } = await detail(token)
      await setScoring('stakes')
      expect(results.find(({ active }) => active)?.result).toBe(result)
    })

    it('distinguishes a player from a bot with the same id', async () => {
      const player = await registerUser(api, 'player-vera')
      const { db } = api.database
      const bot = { id: player.id, nick: 'hous•••' }
      await db
        .insertInto('bots')
        .values(bot)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(bot))
        .execute()
      await db.insertInto('tournament_bots').values({ tournament_id: tournament, bot_id: bot.id }).execute()
      const { max } = await db
        .selectFrom('bot_rounds')
        .select(({ fn }) => fn.max('id').as('max'))
        .executeTakeFirstOrThrow()
      const round = { game_id: TOURNAMENT_GAME, win_kopecks: 0, proof: 'x', played_at: new Date(TEST_NOW - 6 * MINUTE) }
      await db
        .insertInto('bot_rounds')
        .values({ ...round, id: max + 1, bot_id: bot.id, stake_kopecks: 800_000 })
        .execute()
      await recountScores(db)
      await insertRounds(player.id, [[7000, TOURNAMENT_GAME, 6]])
      const { tournament: ownDetail, results } = await detail(player.token)
      expect(ownDetail.position).toBe(2)
      expect(results.slice(0, 2)).toMatchObject([
        { login: 'hous•••', result: 800, active: false },
        { login: expect.stringMatching(/^player-vera-/u), result: 700, active: true },
      ])
    })
  })
})
