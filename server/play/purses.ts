import { randomBytes, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import type { Schema } from '#server/db/schema.ts'

/** Balance of a new demo purse in kopecks. */
export const DEMO_BALANCE = 1000 * KOPECKS_PER_RUBLE

/** Returns the id of the player's demo purse, which the first call creates. A guest gets a new one each time. */
export async function purseOf(transaction: Transaction<Schema>, player: number | null): Promise<string> {
  const id = randomUUID()
  await transaction
    .insertInto('play_sessions')
    .values({
      id,
      player_id: player,
      server_seed: randomBytes(32).toString('hex'),
      client_seed: randomBytes(8).toString('hex'),
      nonce: 0,
      balance_kopecks: DEMO_BALANCE,
      last_round_at: null,
    })
    .onConflict((conflict) => conflict.column('player_id').doNothing())
    .execute()
  if (player === null) return id
  const purse = await transaction
    .selectFrom('play_sessions')
    .select('id')
    .where('player_id', '=', player)
    .executeTakeFirstOrThrow()
  return purse.id
}
