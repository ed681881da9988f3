import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/* What stays when the content of a site with players is seeded again. */

/**
 * Gives games that the site has had already their ids, which favourites and stakes of players refer to. New games get ids
 * that no game has.
 */
export async function keepGameIds<Game extends { id: number; slug: string }>(
  db: Kysely<Schema>,
  games: readonly Game[],
): Promise<Game[]> {
  const rows = await db.selectFrom('games').select(['id', 'slug']).execute()
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  let last = Math.max(0, ...ids.values())
  return games.map((game) => ({ ...game, id: ids.get(game.slug) ?? (last += 1) }))
}

/** Deletes the favourites of games that are gone, because a new game may get their ids one day. */
export async function deleteGoneFavourites(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('favourites')
    .where('game_id', 'not in', ({ selectFrom }) => selectFrom('games').select('id'))
    .execute()
}

/** The run of a tournament, which may have been announced, played or paid. */
export interface KeptRun {
  /** That of the tournament, which scores and paid prizes refer to. */
  id: number
  started_at: Date
  ended_at: Date
  awarded_until: Date
  /** Ids in their order. */
  games: readonly number[]
}

/** Reads the runs of all tournaments by their slugs. */
export async function readRuns(db: Kysely<Schema>): Promise<ReadonlyMap<string, KeptRun>> {
  const rows = await db
    .selectFrom('tournaments')
    .select(['id', 'slug', 'started_at', 'ended_at', 'awarded_until'])
    .execute()
  const games = Map.groupBy(
    await db.selectFrom('tournament_games').select(['tournament_id', 'game_id']).orderBy('position').execute(),
    ({ tournament_id }) => tournament_id,
  )
  return new Map(
    rows.map(({ id, slug, ...run }) => [
      slug,
      { id, ...run, games: games.get(id)?.map(({ game_id }) => game_id) ?? [] },
    ]),
  )
}
