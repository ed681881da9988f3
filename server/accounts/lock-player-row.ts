import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/**
 * Locks a player's row until the transaction ends and returns its fresh password hash, block state and
 * accrual of cashback. Take this lock
 * before any write to the player's sessions, password or money, to prevent deadlocks.
 */
export const lockPlayerRow = (transaction: Transaction<Schema>, player: number) =>
  transaction
    .selectFrom('players')
    .select(['password_hash', 'blocked_at', 'cashback_until'])
    .where('id', '=', player)
    // Not `for update`, which would conflict with foreign key checks of rows that reference the player.
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
