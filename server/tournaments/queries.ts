import type { Selectable } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { Tournament, TournamentPrize } from '#contract/tournaments.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { rubles } from '#server/jackpots/pots.ts'
import { scenePicture } from '#server/media/addresses.ts'

export type TournamentRow = Selectable<Schema['tournaments']>

/** What the table of a tournament says of it: when it moved last, and which place is the asking player's. */
export interface TableFacts {
  updatedAt: number | null
  position: number | null
}

/** A tournament as the wire has it. */
export function tournamentOf(
  row: TournamentRow,
  language: Language,
  { updatedAt = null, position = null }: Partial<TableFacts> = {},
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
