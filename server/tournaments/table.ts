import { sql } from 'kysely'
import type { TournamentResult } from '#contract/tournaments.ts'
import { maskedName } from '#server/accounts/masked-name.ts'
import type { Database } from '#server/db/open.ts'
import type { TableFacts, TournamentRow } from './queries.ts'
import { isScoring, points, type Scoring } from './scoring.ts'

const scoringOf = (text: string): Scoring => (isScoring(text) ? text : 'stakes')

/**
 * The rounds that count: of the house's players who take part, and of every player who has played one of the games in the time. Both have
 * numbers of their own, so a number alone is nobody.
 */
const countedRounds = (db: Database, row: TournamentRow, now: number) => {
  const end = new Date(Math.min(now, row.ended_at.getTime()))
  return db
    .selectFrom('house_rounds as round')
    .innerJoin('tournament_players as entry', 'entry.player_id', 'round.player_id')
    .innerJoin('tournament_games as game', (join) =>
      join.onRef('game.game_id', '=', 'round.game_id').onRef('game.tournament_id', '=', 'entry.tournament_id'),
    )
    .innerJoin('house_players as player', 'player.id', 'round.player_id')
    .select([
      'round.player_id',
      'player.nick as name',
      sql<boolean>`false`.as('registered'),
      'round.stake_kopecks',
      'round.win_kopecks',
      'round.played_at',
    ])
    .where('entry.tournament_id', '=', row.id)
    .where('round.played_at', '>=', row.started_at)
    .where('round.played_at', '<', end)
    .unionAll(
      db
        .selectFrom('player_rounds as round')
        .innerJoin('tournament_games as game', 'game.game_id', 'round.game_id')
        .innerJoin('players as player', 'player.id', 'round.player_id')
        .select([
          'round.player_id',
          'player.login as name',
          sql<boolean>`true`.as('registered'),
          'round.stake_kopecks',
          'round.win_kopecks',
          'round.played_at',
        ])
        .where('game.tournament_id', '=', row.id)
        .where('round.played_at', '>=', row.started_at)
        .where('round.played_at', '<', end),
    )
}

/** Of a free round nothing was staked: it has no win per stake. */
const WIN_PER_STAKE = sql<number>`coalesce(win_kopecks::float8 / nullif(stake_kopecks, 0), 0)`

/** A tournament's table for who asks. */
export interface Standing extends TableFacts {
  results: TournamentResult[]
}

/**
 * The table as it stands: computed from the rounds of those who take part, so it cannot say what was not played. `player` is who asks: the
 * own row is marked and under the whole name.
 */
export async function standingOf(
  db: Database,
  row: TournamentRow,
  now: number,
  player: number | null,
): Promise<Standing> {
  const scoring = scoringOf(row.scoring)
  const played = await db
    .with('round', () => countedRounds(db, row, now))
    .with('counted', (counting) =>
      counting
        .selectFrom('round')
        .selectAll('round')
        .select([
          WIN_PER_STAKE.as('ratio'),
          sql<number>`max(${WIN_PER_STAKE}) over (partition by registered, player_id)`.as('best'),
        ]),
    )
    .selectFrom('counted')
    .select(({ fn }) => [
      'player_id as id',
      'name',
      'registered',
      fn.sum<string>('stake_kopecks').as('stakes_kopecks'),
      fn.max('ratio').as('best_ratio'),
      fn.count<number>('ratio').as('rounds'),
      fn.max('played_at').as('last_at'),
      sql<Date>`min(played_at) filter (where ratio = best)`.as('best_at'),
    ])
    .groupBy(['player_id', 'name', 'registered'])
    .execute()
  const results = played
    .map(({ id, name, registered, stakes_kopecks, best_ratio, rounds, last_at, best_at }) => {
      const active = registered && id === player
      return {
        id,
        active,
        login: registered && !active ? maskedName(name) : name,
        // A sum of whole numbers comes from the database as text.
        result: points(scoring, { stakes_kopecks: Number(stakes_kopecks), best_ratio, rounds }),
        // When the result was reached: with equal points the one who had them first is higher.
        at: (scoring === 'ratio' ? best_at : last_at).getTime(),
        // Of two at the same moment the one whom the house does not play.
        last: registered ? 0 : 1,
      }
    })
    .sort((one, other) => other.result - one.result || one.at - other.at || one.last - other.last || one.id - other.id)
    .map(({ login, result, active }, at) => ({ place: at + 1, login, result, active }))
  return {
    results,
    updatedAt: played.length === 0 ? null : Math.max(...played.map(({ last_at }) => last_at.getTime())),
    position: results.find(({ active }) => active)?.place ?? null,
  }
}

/** The player's place in each tournament where there is one, by the tournament's id: no other table is computed for a list. */
export async function ranksOf(
  db: Database,
  rows: readonly TournamentRow[],
  now: number,
  player: number | null,
): Promise<ReadonlyMap<number, number>> {
  if (player === null || rows.length === 0) return new Map()
  const own = await db
    .selectFrom('player_rounds as round')
    .innerJoin('tournament_games as game', 'game.game_id', 'round.game_id')
    .select('game.tournament_id as id')
    .distinct()
    .where('round.player_id', '=', player)
    .execute()
  const played = new Set(own.map(({ id }) => id))
  const standings = await Promise.all(
    rows.filter(({ id }) => played.has(id)).map(async (row) => ({ row, ...(await standingOf(db, row, now, player)) })),
  )
  return new Map(standings.flatMap(({ row, position }) => (position === null ? [] : [[row.id, position]])))
}
