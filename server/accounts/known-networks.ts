import type { Database } from '#server/db/open.ts'

/*
 * Where a player has been, whatever has become of the sessions there: a logout, a new password or a recovery ends those, and whoever
 * could make a player forget his places could lock him out by guessing.
 */

const DAY = 24 * 60 * 60 * 1000
/** Twice as long as a session lasts: who signs in as seldom as that has still been here. */
export const KNOWN_DAYS = 180

const forgottenAt = (now: number): Date => new Date(now - KNOWN_DAYS * DAY)

/** Remembers that a player was at a place (`placeOf`), proved by a password, a network or a recovery; old ones of anybody are forgotten. */
export async function recordNetwork(db: Database, player: number, place: string, now: number): Promise<void> {
  const seen_at = new Date(now)
  await db
    .insertInto('player_addresses')
    .values({ player_id: player, address: place, seen_at })
    .onConflict((conflict) => conflict.columns(['player_id', 'address']).doUpdateSet({ seen_at }))
    .execute()
  // Behind it: two that each had swept what the other one writes would wait for one another.
  const old = db
    .selectFrom('player_addresses')
    .select(['player_id', 'address'])
    .where('seen_at', '<=', forgottenAt(now))
    .forUpdate()
    .skipLocked()
  await db
    .deleteFrom('player_addresses')
    .where((e) => e(e.refTuple('player_id', 'address'), 'in', old.$asTuple('player_id', 'address')))
    .execute()
}

/** Whether a player has been here before: what strangers do from elsewhere is not held against him (`log-in.ts`). */
export async function isKnownNetwork(db: Database, player: number, place: string, now: number): Promise<boolean> {
  const known = await db
    .selectFrom('player_addresses')
    .select('address')
    .where('player_id', '=', player)
    .where('address', '=', place)
    .where('seen_at', '>', forgottenAt(now))
    .executeTakeFirst()
  return known !== undefined
}
