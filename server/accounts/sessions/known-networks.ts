import type { Database } from '#server/db/open.ts'

/*
 * Networks a player has signed in from. They outlive sessions, so that an attacker cannot lock the player out by
 * password guessing.
 */

const DAY = 24 * 60 * 60 * 1000
/** Longer than a session lasts, for players who sign in rarely. */
export const KNOWN_DAYS = 180

const expiryOf = (now: number): Date => new Date(now - KNOWN_DAYS * DAY)

/** Records a network (`networkOf`) after a successful sign-in, and deletes expired ones. */
export async function recordNetwork(db: Database, player: number, network: string, now: number): Promise<void> {
  const seen_at = new Date(now)
  await db
    .insertInto('player_addresses')
    .values({ player_id: player, address: network, seen_at })
    .onConflict((conflict) => conflict.columns(['player_id', 'address']).doUpdateSet({ seen_at }))
    .execute()
  // After the insert and with `skip locked`, so that concurrent sweeps do not deadlock.
  const expired = db
    .selectFrom('player_addresses')
    .select(['player_id', 'address'])
    .where('seen_at', '<=', expiryOf(now))
    .forUpdate()
    .skipLocked()
  await db
    .deleteFrom('player_addresses')
    .where((e) => e(e.refTuple('player_id', 'address'), 'in', expired.$asTuple('player_id', 'address')))
    .execute()
}

const knownNetworks = (db: Database, player: number, now: number) =>
  db
    .selectFrom('player_addresses')
    .select('address')
    .where('player_id', '=', player)
    .where('seen_at', '>', expiryOf(now))

/**
 * Whether the player has signed in from this network. Failed attempts from other networks do not lock known ones
 * (`sign-in.ts`).
 */
export async function isKnownNetwork(db: Database, player: number, network: string, now: number): Promise<boolean> {
  return (await knownNetworks(db, player, now).where('address', '=', network).executeTakeFirst()) !== undefined
}

/** Whether the player has signed in before, but never from this network. */
export async function isNewNetwork(db: Database, player: number, network: string, now: number): Promise<boolean> {
  const known = await knownNetworks(db, player, now).execute()
  return known.length > 0 && known.every(({ address }) => address !== network)
}
