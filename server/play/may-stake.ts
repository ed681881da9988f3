import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { WalletRefusal } from './wallet.ts'

/**
 * Whether a player may stake this amount now: the one place that limits, pauses and exclusions of players join. Runs in
 * the transaction of the round, under the lock of the player's row.
 */
export async function mayStake(
  transaction: Transaction<Schema>,
  { player }: { player: number; kopecks: number; now: number },
): Promise<WalletRefusal | null> {
  const { blocked_at } = await transaction
    .selectFrom('players')
    .select('blocked_at')
    .where('id', '=', player)
    .executeTakeFirstOrThrow()
  return blocked_at === null ? null : { kind: 'blocked' }
}
