import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { WalletRefusal } from './wallet.ts'

/** A stake with own or bonus money that a player wants to place. */
export interface WantedStake {
  player: number
  kopecks: number
  now: number
  isBlocked: boolean
}

/**
 * Whether a player may stake now; `null` if so. The one place that limits, pauses and exclusions of players join: it runs
 * in the transaction of the round, under the lock of the player's row.
 */
export async function mayStake(
  _transaction: Transaction<Schema>,
  { isBlocked }: WantedStake,
): Promise<WalletRefusal | null> {
  return isBlocked ? { kind: 'blocked' } : null
}
