import { sql, type Selectable } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { Tournament, TournamentPrize, TournamentResult } from '#contract/tournaments.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { rubles } from '#server/jackpots/pots.ts'
import { scenePicture } from '#server/media/addresses.ts'
import { isScoring, points, type Scoring } from './scoring.ts'

export type TournamentRow = Selectable<Schema['tournaments']>

/** A tournament as the wire has it. Nobody is signed in yet, so `position` is nobody's. */
export function tournamentOf(row: TournamentRow, language: Language, updatedAt: number | null = null): Tournament {
  return {
    id: row.id,
    name: language === 'ru' ? row.name_ru : row.name_en,
    url: row.slug,
    image: scenePicture(row.motif, row.slug),
    logo_wide: scenePicture(row.motif, row.slug),
    description: language === 'ru' ? row.description_ru : row.description_en,
    fund: rubles(row.fund_kopecks),
    started_at: row.started_at.getTime(),
    ended_at: row.ended_at.getTime(),
    results_updated_at: updatedAt,
    position: null,
  }
}

/** The tournaments that run, the first to end first. */
export const runningTournaments = (db: Database, now: number): Promise<TournamentRow[]> =>
  db
    .selectFrom('tournaments')
    .selectAll()
    .where('started_at', '<=', new Date(now))
    .where('ended_at', '>', new Date(now))
    .orderBy('ended_at')
    .execute()

/** A tournament by its id or slug. */
export const findTournament = (db: Database, key: string): Promise<TournamentRow | undefined> =>
  db
    .selectFrom('tournaments')
    .selectAll()
    .where((is) => (/^\d{1,9}$/u.test(key) ? is('id', '=', Number(key)) : is('slug', '=', key)))
    .executeTakeFirst()

/** The ids of its games, in the order of the announcement. */
export async function gamesOf(db: Database, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('tournament_games')
    .select('game_id')
    .where('tournament_id', '=', id)
    .orderBy('position')
    .execute()
  return rows.map(({ game_id }) => game_id)
}

export async function prizesOf(db: Database, id: number): Promise<TournamentPrize[]> {
  const rows = await db
    .selectFrom('tournament_prizes')
    .selectAll()
    .where('tournament_id', '=', id)
    .orderBy('place')
    .execute()
  return rows.map(({ place, amount_kopecks }) => ({ place, amount: rubles(amount_kopecks) }))
}

const scoringOf = (text: string): Scoring => (isScoring(text) ? text : 'stakes')

/** The table as it stands: computed from the rounds of those who take part, so it cannot say what was not played. */
export async function resultsOf(
  db: Database,
  row: TournamentRow,
  now: number,
): Promise<{ results: TournamentResult[]; updatedAt: number | null }> {
  const scoring = scoringOf(row.scoring)
  const played = await db
    .with('counted', (counting) =>
      counting
        .selectFrom('house_rounds as round')
        .innerJoin('tournament_players as entry', 'entry.player_id', 'round.player_id')
        .innerJoin('tournament_games as game', (join) =>
          join.onRef('game.game_id', '=', 'round.game_id').onRef('game.tournament_id', '=', 'entry.tournament_id'),
        )
        .select([
          'round.player_id',
          'round.stake_kopecks',
          'round.played_at',
          sql<number>`round.win_kopecks::float8 / round.stake_kopecks`.as('ratio'),
          sql<number>`max(round.win_kopecks::float8 / round.stake_kopecks) over (partition by round.player_id)`.as(
            'best',
          ),
        ])
        .where('entry.tournament_id', '=', row.id)
        .where('round.played_at', '>=', row.started_at)
        .where('round.played_at', '<', new Date(Math.min(now, row.ended_at.getTime()))),
    )
    .selectFrom('counted')
    .innerJoin('house_players as player', 'player.id', 'counted.player_id')
    .select(({ fn }) => [
      'player.id as id',
      'player.nick as nick',
      fn.sum<string>('stake_kopecks').as('stakes_kopecks'),
      fn.max('ratio').as('best_ratio'),
      fn.count<number>('ratio').as('rounds'),
      fn.max('played_at').as('last_at'),
      sql<Date>`min(played_at) filter (where ratio = best)`.as('best_at'),
    ])
    .groupBy(['player.id', 'player.nick'])
    .execute()
  const results = played
    .map(({ id, nick, stakes_kopecks, best_ratio, rounds, last_at, best_at }) => ({
      id,
      login: nick,
      // A sum of whole numbers comes from the database as text.
      result: points(scoring, { stakes_kopecks: Number(stakes_kopecks), best_ratio, rounds }),
      // When the result was reached: with equal points the one who had them first is higher.
      at: (scoring === 'ratio' ? best_at : last_at).getTime(),
    }))
    .sort((one, other) => other.result - one.result || one.at - other.at || one.id - other.id)
    .map(({ login, result }, at) => ({ place: at + 1, login, result, active: false }))
  return {
    results,
    updatedAt: played.length === 0 ? null : Math.max(...played.map(({ last_at }) => last_at.getTime())),
  }
}
