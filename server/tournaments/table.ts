import { sql } from 'kysely'
import { tournament } from '#contract/core/constants.ts'
import type { TournamentResult } from '#contract/lobby/tournaments.ts'
import { maskName } from '#server/winners/mask-name.ts'
import { botRoundId } from '#server/play/round/round-details.ts'
import type { Database } from '#server/db/open.ts'
import type { LeaderboardInfo, TournamentRow } from './queries.ts'
import { points, toScoring } from './scoring.ts'

/**
 * Rounds that count: those of enrolled bots, and those of any player who is not blocked, with own money in the tournament's
 * games and period. A round that bonus money paid for in part counts towards the sum of stakes only.
 * Bots and players have separate ids.
 */
const countedRounds = (db: Database, row: TournamentRow, now: number) => {
  const end = new Date(Math.min(now, row.ended_at.getTime()))
  return db
    .selectFrom('bot_rounds as round')
    .innerJoin('tournament_bots as entry', 'entry.bot_id', 'round.bot_id')
    .innerJoin('tournament_games as game', (join) =>
      join.onRef('game.game_id', '=', 'round.game_id').onRef('game.tournament_id', '=', 'entry.tournament_id'),
    )
    .innerJoin('bots', 'bots.id', 'round.bot_id')
    .select([
      'round.bot_id as participant_id',
      'bots.nick as name',
      sql<boolean>`false`.as('registered'),
      'round.stake_kopecks',
      'round.win_kopecks',
      'round.played_at',
      sql<string>`round.id::text`.as('round'),
    ])
    .where('entry.tournament_id', '=', row.id)
    .where('round.played_at', '>=', row.started_at)
    .where('round.played_at', '<', end)
    .unionAll(
      db
        .selectFrom('stakes as round')
        .innerJoin('tournament_games as game', 'game.game_id', 'round.game_id')
        .innerJoin('players as player', 'player.id', 'round.player_id')
        .select([
          'round.player_id as participant_id',
          'player.login as name',
          sql<boolean>`true`.as('registered'),
          'round.own_kopecks as stake_kopecks',
          'round.own_win_kopecks as win_kopecks',
          'round.placed_at as played_at',
          'round.round_id as round',
        ])
        .where('round.own_kopecks', '>', 0)
        .$if(row.scoring !== 'stakes', (query) => query.where('round.bonus_kopecks', '=', 0))
        .where('player.blocked_at', 'is', null)
        .where('round.settled_at', 'is not', null)
        .where('game.tournament_id', '=', row.id)
        .where('round.placed_at', '>=', row.started_at)
        .where('round.placed_at', '<', end),
    )
}

const WIN_PER_STAKE = sql<number>`win_kopecks::float8 / stake_kopecks`

/** The result of a player or a bot. */
interface Standing {
  /** Bots and players have separate ids. */
  id: number
  name: string
  /** Whether it is a player. */
  registered: boolean
  result: number
  /** The round that made the result; empty for sums and counts of many. */
  round: string
  lastAt: number
}

/** A tournament's leaderboard as seen by one player. */
export interface Leaderboard extends LeaderboardInfo {
  results: TournamentResult[]
}

/** Ranks players and bots by their rounds. */
export async function standingsOf(db: Database, row: TournamentRow, now: number): Promise<Standing[]> {
  const scoring = toScoring(row.scoring)
  const totals = await db
    .with('round', () => countedRounds(db, row, now))
    .with('counted', (counting) =>
      counting
        .selectFrom('round')
        .selectAll('round')
        .select([
          WIN_PER_STAKE.as('ratio'),
          sql<number>`max(${WIN_PER_STAKE}) over (partition by registered, participant_id)`.as('best'),
        ]),
    )
    .selectFrom('counted')
    .select(({ fn }) => [
      'participant_id as id',
      'name',
      'registered',
      fn.sum<string>('stake_kopecks').as('stakes_kopecks'),
      fn.max('ratio').as('best_ratio'),
      fn.count<number>('ratio').as('rounds'),
      fn.max('played_at').as('last_at'),
      sql<Date>`min(played_at) filter (where ratio = best)`.as('best_at'),
      sql<string>`(array_agg(round order by played_at, round) filter (where ratio = best))[1]`.as('best_round'),
    ])
    .groupBy(['participant_id', 'name', 'registered'])
    .execute()
  return totals
    .map(({ id, name, registered, stakes_kopecks, best_ratio, rounds, last_at, best_at, best_round }) => ({
      id,
      name,
      registered,
      lastAt: last_at.getTime(),
      // The database returns integer sums as text.
      result: points(scoring, { stakes_kopecks: Number(stakes_kopecks), best_ratio, rounds }),
      round: scoring !== 'ratio' ? '' : registered ? best_round : botRoundId(Number(best_round)),
      // Time the result was reached: with equal points the earlier player ranks higher.
      reachedAt: (scoring === 'ratio' ? best_at : last_at).getTime(),
      // At the same time players rank before bots.
      tieBreak: registered ? 0 : 1,
    }))
    .sort(
      (one, other) =>
        other.result - one.result ||
        one.reachedAt - other.reachedAt ||
        one.tieBreak - other.tieBreak ||
        one.id - other.id,
    )
}

/** The first ranks of the leaderboard and that of `player`, which is marked and shows the full name. */
export async function leaderboardOf(
  db: Database,
  row: TournamentRow,
  now: number,
  player: number | null,
): Promise<Leaderboard> {
  const standings = await standingsOf(db, row, now)
  const results = standings.flatMap(({ id, name, registered, result, round }, index) => {
    const active = registered && id === player
    if (!active && index >= tournament.resultsSent) return []
    return [{ place: index + 1, login: registered && !active ? maskName(name) : name, result, active, round }]
  })
  return {
    results,
    updatedAt: standings.length === 0 ? null : standings.reduce((last, { lastAt }) => Math.max(last, lastAt), 0),
    position: results.find(({ active }) => active)?.place ?? null,
  }
}

/** Returns the player's rank per tournament id. Computes only leaderboards of tournaments the player has rounds in. */
export async function ranksOf(
  db: Database,
  rows: readonly TournamentRow[],
  now: number,
  player: number | null,
): Promise<ReadonlyMap<number, number>> {
  if (player === null || rows.length === 0) return new Map()
  const entered = await db
    .selectFrom('stakes as round')
    .innerJoin('tournament_games as game', 'game.game_id', 'round.game_id')
    .select('game.tournament_id as id')
    .distinct()
    .where('round.player_id', '=', player)
    .execute()
  const enteredIds = new Set(entered.map(({ id }) => id))
  const leaderboards = await Promise.all(
    rows
      .filter(({ id }) => enteredIds.has(id))
      .map(async (row) => ({ row, ...(await leaderboardOf(db, row, now, player)) })),
  )
  return new Map(leaderboards.flatMap(({ row, position }) => (position === null ? [] : [[row.id, position]])))
}
