import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Device } from '#contract/lobby/games.ts'
import type { Language } from '#contract/core/languages.ts'
import type { Database } from '#server/db/open.ts'
import { rowId } from '#server/db/row-id.ts'

/**
 * Returns the games of a device, most played first (lobby order). Fetched as one JSON value, six times faster than ten
 * thousand rows.
 */
export async function gamesFor(db: Database, device: Device, language: Language) {
  const { games } = await db
    .selectNoFrom(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('games')
          .select(['id', 'slug', 'provider_id', 'is_table', 'hits', 'created_at', 'popularity', 'pot_id'])
          .select(language === 'ru' ? 'name_ru as name' : 'name_en as name')
          .where(device === 'd' ? 'on_desktop' : 'on_mobile', '=', true)
          .orderBy('popularity', 'desc')
          .orderBy('id'),
      ).as('games'),
    )
    .executeTakeFirstOrThrow()
  return games
}

export const allProviders = (db: Database) => db.selectFrom('providers').selectAll().orderBy('id').execute()

/** Returns the name of a game and of its provider by the game's slug. */
export const gameWithProvider = (db: Database, slug: string, language: Language) =>
  db
    .selectFrom('games')
    .innerJoin('providers', 'providers.id', 'games.provider_id')
    .select(language === 'ru' ? 'providers.name_ru as provider' : 'providers.name_en as provider')
    .select(language === 'ru' ? 'games.name_ru as name' : 'games.name_en as name')
    .where('slug', '=', slug)
    .executeTakeFirst()

/** Finds a game by id or slug. */
export function gameBy(db: Database, idOrSlug: string) {
  const query = db.selectFrom('games').selectAll()
  return (
    /^\d{1,9}$/u.test(idOrSlug) ? query.where('id', '=', Number(idOrSlug)) : query.where('slug', '=', idOrSlug)
  ).executeTakeFirst()
}

/** Counts a hit; returns `false` if there is no such game. */
export async function countHit(db: Database, id: number): Promise<boolean> {
  const result = await db
    .updateTable('games')
    .set((expression) => ({ hits: expression('hits', '+', 1) }))
    .where('id', '=', rowId(id))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
