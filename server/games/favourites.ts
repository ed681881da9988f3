import type { Database } from '#server/db/open.ts'

/** Returns the player's favourite game ids, newest first. */
export async function favouritesOf(db: Database, player: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favourites')
    .select('game_id')
    .where('player_id', '=', player)
    .orderBy('position', 'desc')
    .execute()
  return rows.map(({ game_id }) => game_id)
}

/** Toggles a favourite; returns whether the game is a favourite now. */
export async function toggleFavourite(db: Database, player: number, game: number, now: number): Promise<boolean> {
  const removed = await db
    .deleteFrom('favourites')
    .where('player_id', '=', player)
    .where('game_id', '=', game)
    .returning('game_id')
    .executeTakeFirst()
  if (removed !== undefined) return false
  await db
    .insertInto('favourites')
    .values({ player_id: player, game_id: game, added_at: new Date(now) })
    // Concurrent requests from two tabs: the game is a favourite either way.
    .onConflict((conflict) => conflict.columns(['player_id', 'game_id']).doNothing())
    .execute()
  return true
}
