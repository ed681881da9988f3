import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getTournament } from '#contract/lobby/tournaments.ts'
import { readTurnover } from '#server/money/turnover.ts'
import { bonusesOf, post, readAs, registerUser } from '#server/testing/accounts.ts'
import { callPlay, startPlaying } from '#server/testing/launch.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'

/** Own money and bonus of each player, in rubles. The bonus is wagered ten times. */
const BONUS = 500
const TURNOVER_KOPECKS = 100_000

/**
 * What one stake of 10 ₽ counts for, in kopecks; in the tournament in points of 10 ₽. `pots` is what the four jackpots gain
 * together.
 */
interface Effect {
  own: number
  wagered: number
  turnover: number
  points: number
  tournament: number
  pots: number
}

const rounds: readonly (readonly [game: string, own: number, effect: Effect])[] = [
  ['cherry-row', 10, { own: 1000, wagered: 1000, turnover: 1000, points: 1000, tournament: 1, pots: 0 }],
  ['cherry-row', 4, { own: 400, wagered: 1000, turnover: 400, points: 400, tournament: 0, pots: 0 }],
  ['cherry-row', 0, { own: 0, wagered: 1000, turnover: 0, points: 0, tournament: 0, pots: 0 }],
  ['neva-roulette', 10, { own: 1000, wagered: 200, turnover: 200, points: 200, tournament: 1, pots: 0 }],
  ['jacks-plus', 10, { own: 1000, wagered: 100, turnover: 100, points: 100, tournament: 0, pots: 0 }],
  ['jackpot', 10, { own: 1000, wagered: 1000, turnover: 1000, points: 1000, tournament: 1, pots: 10 }],
  ['jackpot', 4, { own: 400, wagered: 1000, turnover: 400, points: 400, tournament: 0, pots: 4 }],
]

describe('a stake of 10 ₽', () => {
  let api: TestApi
  let jackpotGame = ''
  /** A tournament of all games that counts the sum of the stakes. */
  let tournament = { id: 0, slug: '' }
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
    const { db } = api.database
    const jackpot = await db
      .selectFrom('games')
      .select('slug')
      .where('pot_id', 'is not', null)
      .executeTakeFirstOrThrow()
    jackpotGame = jackpot.slug
    tournament = await db
      .updateTable('tournaments')
      .set({ scoring: 'stakes' })
      .where('id', '=', ({ selectFrom }) =>
        selectFrom('tournaments')
          .select('id')
          .where('started_at', '<=', new Date(api.clock.now()))
          .where('ended_at', '>', new Date(api.clock.now()))
          .limit(1),
      )
      .returning(['id', 'slug'])
      .executeTakeFirstOrThrow()
    await db.deleteFrom('tournament_games').where('tournament_id', '=', tournament.id).execute()
    await sql`insert into tournament_games (tournament_id, game_id, position)
      select ${tournament.id}, id, id from games`.execute(db)
  })
  afterAll(() => api.stop())
  const { status } = bonusesOf(() => api)
  /** What the jackpots together have got: one percent of what was fed to them. */
  const sumOfPots = async () => {
    const { fed } = await api.database.db
      .selectFrom('pot_feeds')
      .select(({ fn }) => fn.sum<string>('kopecks').as('fed'))
      .executeTakeFirstOrThrow()
    return Number(fed) / 100
  }

  it.each(rounds)('in %s with %i ₽ of own money counts as %j', async (name, ownRubles, effect) => {
    const { db } = api.database
    const game = name === 'jackpot' ? jackpotGame : name
    const { id, from } = await registerUser(api, 'effects')
    await sandbox(api, 'player', { id, balance: ownRubles })
    await post(api, '/v2/user/bonuses', { promocode: 'SANDBOX' }, from)
    await db
      .insertInto('turnover')
      .values({ player_id: id, left_kopecks: TURNOVER_KOPECKS, total_kopecks: TURNOVER_KOPECKS })
      .execute()
    const token = await startPlaying(api, from, game, 'real')
    // Seeds that hit no jackpot.
    await sql`update seed_pairs set server_seed = 'effects', client_seed = 'player' where revealed_at is null`.execute(
      db,
    )
    const before = await sumOfPots()
    const bet = game === 'neva-roulette' ? { chips: [{ on: 'red', kopecks: 1000 }] } : { stake: 1000 }
    const { data } = (await callPlay(api, token, 'round', { id: randomUUID(), bet })).json()
    const pots = (await sumOfPots()) - before
    // A leaderboard counts the rounds before its moment.
    api.clock.fix(api.clock.now() + 1000)
    const [stake, player] = await Promise.all([
      db.selectFrom('stakes').select('own_kopecks').where('round_id', '=', data.id).executeTakeFirstOrThrow(),
      db.selectFrom('players').select('point_rest_kopecks').where('id', '=', id).executeTakeFirstOrThrow(),
    ])
    const { results } = await readAs(api, { ...getTournament, path: `/v2/tournament/${tournament.slug}` }, from)
    expect({
      own: stake.own_kopecks,
      wagered: BONUS * 1000 - (await status(from)).wagerbets * 100,
      turnover: TURNOVER_KOPECKS - (await readTurnover(db, id)).left,
      points: player.point_rest_kopecks,
      tournament: results.find(({ active }) => active)?.result ?? 0,
      pots,
    }).toEqual(effect)
  })
})
