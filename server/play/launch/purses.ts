import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { startSeeds } from '#server/play/seeds/seeds.ts'

/** Balance of a new demo purse in kopecks. */
export const DEMO_BALANCE = 1000 * KOPECKS_PER_RUBLE
/** The balance below which a demo purse can be refilled. */
export const REFILL_BELOW = 10 * KOPECKS_PER_RUBLE

/**
 * Returns the id of the purse that a launch plays with, which the first one creates. A guest gets a new demo purse each
 * time.
 */
export async function purseOf(
  transaction: Transaction<Schema>,
  { player, isReal }: { player: number | null; isReal: boolean },
): Promise<string> {
  const id = randomUUID()
  const created = await transaction
    .insertInto('play_purses')
    .values({ id, player_id: player, is_real: isReal, kopecks: isReal ? null : DEMO_BALANCE, last_round_at: null })
    .onConflict((conflict) => conflict.columns(['player_id', 'is_real']).doNothing())
    .executeTakeFirst()
  if (created.numInsertedOrUpdatedRows === 1n) {
    await startSeeds(transaction, id)
    return id
  }
  const known = await findPurse(transaction, { player, isReal })
  if (known === undefined) throw new Error('A purse was neither created nor found.')
  return known
}

/** Returns the id of a player's purse; `undefined` before the first launch. */
export async function findPurse(
  db: Database,
  { player, isReal }: { player: number | null; isReal: boolean },
): Promise<string | undefined> {
  const purse = await db
    .selectFrom('play_purses')
    .select('id')
    .where('player_id', '=', player)
    .where('is_real', '=', isReal)
    .executeTakeFirst()
  return purse?.id
}

/**
 * Milliseconds until the next round. Uses system time, because the sandbox clock may be fixed; a round in the future
 * means the system clock was set back.
 */
export function remainingDelay(lastRoundAt: Date | null, paceMs: number, systemNow: number): number {
  if (lastRoundAt === null) return 0
  const elapsedMs = systemNow - lastRoundAt.getTime()
  return elapsedMs < 0 ? 0 : Math.max(0, paceMs - elapsedMs)
}
