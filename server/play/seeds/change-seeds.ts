import type { Transaction } from 'kysely'
import type { PlayState } from '#contract/play/frame-calls.ts'
import type { ServerClock } from '#server/clock.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import type { EnteredPlay } from '#server/play/launch/launches.ts'
import { publish, seedsInUse, startSeeds } from './seeds.ts'
import { readState } from '#server/play/round/state.ts'
import { bankrollOf, type LockRefusal } from '#server/play/round/bankroll.ts'

export type SeedChange =
  /** With the state read in the same transaction, so that it is the one after this change. */
  { kind: 'changed'; state: PlayState } | SeedChangeRefusal | LockRefusal

/** What a player asks for. */
export interface AskedSeeds {
  /** `undefined`: the server draws one. */
  clientSeed: string | undefined
  /** The published hash that the player saw; `undefined` binds the change to none. */
  nextHash: string | undefined
}

/** Why the pair in use stays. */
export type SeedChangeRefusal =
  /** The cards of an open round depend on the pair. */
  | { kind: 'unfinished' }
  /** The seeds were changed since the player saw the hash: its server seed is in use, or was. */
  | { kind: 'stale' }

/**
 * Reveals the pair of a purse in use and starts another, with the server seed whose hash was published. The caller holds
 * the bankroll's lock.
 */
export async function replaceSeeds(
  transaction: Transaction<Schema>,
  purseId: string,
  { clientSeed, nextHash }: AskedSeeds,
  now: number,
): Promise<{ kind: 'replaced' } | SeedChangeRefusal> {
  const open = await transaction
    .selectFrom('rounds')
    .select('id')
    .where('purse_id', '=', purseId)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  if (open !== undefined) return { kind: 'unfinished' }
  const old = await seedsInUse(transaction, purseId)
  if (nextHash !== undefined && nextHash !== publish(old).nextHash) return { kind: 'stale' }
  // A pair without rounds proves nothing: changing seeds again and again must not fill the table.
  await (old.nonce === 0
    ? transaction.deleteFrom('seed_pairs').where('id', '=', old.id).execute()
    : transaction
        .updateTable('seed_pairs')
        .set({ revealed_at: new Date(now) })
        .where('id', '=', old.id)
        .execute())
  await startSeeds(transaction, purseId, { serverSeed: old.next_server_seed, clientSeed })
  return { kind: 'replaced' }
}

/** Reveals the pair in use and starts another, whose rounds are numbered from 0. The state of the play shows both. */
export async function changeSeeds(
  db: Database,
  play: EnteredPlay,
  seeds: AskedSeeds,
  clock: ServerClock,
): Promise<SeedChange> {
  const { purseId } = play
  return db.transaction().execute(async (transaction) => {
    const bankroll = await bankrollOf(play).lock(transaction, play, clock)
    if (bankroll.kind !== 'locked') return bankroll
    const change = await replaceSeeds(transaction, purseId, seeds, clock.now())
    if (change.kind !== 'replaced') return change
    const state = await readState(transaction, play, clock)
    return state === null ? { kind: 'tokenInvalid' } : { kind: 'changed', state }
  })
}
