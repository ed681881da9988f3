import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/**
 * Holds a player's row until the transaction ends, and gives what may have changed since it was read. Whoever begins, renews or ends
 * his sessions, or sets his password, holds it before any row of his: so they follow one another, and none waits for another in a ring.
 */
export const lockPlayerRow = (transaction: Transaction<Schema>, player: number) =>
  transaction
    .selectFrom('players')
    .select(['password_hash', 'blocked_at'])
    .where('id', '=', player)
    // Not `for update`: every row that names the player holds his row as well, and need not wait.
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
