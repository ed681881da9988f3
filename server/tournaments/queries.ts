import type { Selectable } from 'kysely'
import { tournament } from '#contract/core/constants.ts'
import type { Language } from '#contract/core/languages.ts'
import type { Tournament, TournamentPrize } from '#contract/lobby/tournaments.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { rubles } from '#server/jackpots/pots.ts'
import { scenePicture } from '#server/media/urls.ts'
import { toScoring } from './scoring.ts'

export type TournamentRow = Selectable<Schema['tournaments']>

/** Time of the last change of a leaderboard, and the rank of the requesting player. */
export interface LeaderboardInfo {
  updatedAt: number | null
  position: number | null
}

/** Converts a tournament row to its API format. */
export function tournamentOf(
  row: TournamentRow,
  language: Language,
  { updatedAt = null, position = null }: Partial<LeaderboardInfo> = {},
): Tournament {
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
    position,
    scoring: toScoring(row.scoring),
  }
}

/** Returns the next tournaments to start. */
export const upcomingTournaments = (db: Database, now: number): Promise<TournamentRow[]> =>
  db
    .selectFrom('tournaments')
    .selectAll()
    .where('started_at', '>', new Date(now))
    .orderBy('started_at')
    .orderBy('id')
    .limit(tournament.listed)
    .execute()

/** Returns the last tournaments that have ended, latest first. */
export const finishedTournaments = (db: Database, now: number): Promise<TournamentRow[]> =>
  db
    .selectFrom('tournaments')
    .selectAll()
    .where('ended_at', '<=', new Date(now))
    .orderBy('ended_at', 'desc')
    .orderBy('id')
    .limit(tournament.listed)
    .execute()

/** Returns running tournaments, first to end first. */
export const runningTournaments = (db: Database, now: number): Promise<TournamentRow[]> =>
  db
    .selectFrom('tournaments')
    .selectAll()
    .where('started_at', '<=', new Date(now))
    .where('ended_at', '>', new Date(now))
    .orderBy('ended_at')
    .orderBy('id')
    .limit(tournament.listed)
    .execute()

/** Finds a tournament by id or slug. */
export const findTournament = (db: Database, key: string): Promise<TournamentRow | undefined> =>
  db
    .selectFrom('tournaments')
    .selectAll()
    .where((is) => (/^\d{1,9}$/u.test(key) ? is('id', '=', Number(key)) : is('slug', '=', key)))
    .executeTakeFirst()

/** Returns the game ids of a tournament in their announced order. */
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
