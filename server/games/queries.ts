import type { Device } from '#contract/games.ts'
import type { Database } from '#server/db/open.ts'

/** The games of a device, the most played first: that is the order of the lobby. */
export const gamesFor = (db: Database, device: Device) =>
  db
    .selectFrom('games')
    .selectAll()
    .where(device === 'd' ? 'on_desktop' : 'on_mobile', '=', true)
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .execute()

export const allProviders = (db: Database) => db.selectFrom('providers').selectAll().orderBy('id').execute()

/** A game by its id or its slug. */
export function gameBy(db: Database, idOrSlug: string) {
  const query = db.selectFrom('games').selectAll()
  return (
    /^\d{1,9}$/u.test(idOrSlug) ? query.where('id', '=', Number(idOrSlug)) : query.where('slug', '=', idOrSlug)
  ).executeTakeFirst()
}

/** Counts a hit; false where there is no such game. */
export async function countHit(db: Database, id: number): Promise<boolean> {
  const result = await db
    .updateTable('games')
    .set((expression) => ({ hits: expression('hits', '+', 1) }))
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
