import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import type { Schema } from '#server/db/schema.ts'
import { newSeeds, startSeeds } from './seeds.ts'

/** Balance of a new demo purse in kopecks. */
export const DEMO_BALANCE = 1000 * KOPECKS_PER_RUBLE
/** The balance below which a demo purse can be refilled. */
export const REFILL_BELOW = 10 * KOPECKS_PER_RUBLE

/** Returns the id of the player's demo purse, which the first call creates. A guest gets a new one each time. */
export async function purseOf(transaction: Transaction<Schema>, player: number | null): Promise<string> {
  const id = randomUUID()
  const created = await transaction
    .insertInto('demo_purses')
    .values({ id, player_id: player, kopecks: DEMO_BALANCE, last_round_at: null })
    .onConflict((conflict) => conflict.column('player_id').doNothing())
    .executeTakeFirst()
  if (created.numInsertedOrUpdatedRows === 1n) {
    await startSeeds(transaction, id, newSeeds())
    return id
  }
  const purse = await transaction
    .selectFrom('demo_purses')
    .select('id')
    .where('player_id', '=', player)
    .executeTakeFirstOrThrow()
  return purse.id
}

/** A locked demo purse. */
export interface Purse {
  id: string
  balance: number
  lastRoundAt: Date | null
}

/** Locks a purse until the end of the transaction, so that its money and seeds change one request at a time. */
export async function lockPurse(transaction: Transaction<Schema>, id: string): Promise<Purse | null> {
  const row = await transaction
    .selectFrom('demo_purses')
    .select(['id', 'kopecks', 'last_round_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row === undefined ? null : { id: row.id, balance: row.kopecks, lastRoundAt: row.last_round_at }
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
