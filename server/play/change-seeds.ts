import type { Transaction } from 'kysely'
import type { SandboxClock } from '#server/clock.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import type { EnteredPlay } from './launches.ts'
import { seedsInUse, startSeeds } from './seeds.ts'
import { readState, type PlayState } from './state.ts'
import { walletOf, type LockRefusal } from './wallet.ts'

export type SeedChange =
  /** With the state read in the same transaction, so that it is the one after this change. */
  | { kind: 'changed'; state: PlayState }
  /** The cards of an open round depend on the pair. */
  | { kind: 'unfinished' }
  | LockRefusal

/**
 * Reveals the pair of a purse in use and starts another, with the server seed whose hash was published; `false` while a
 * round is open. The caller holds the wallet's lock.
 */
export async function replaceSeeds(
  transaction: Transaction<Schema>,
  purseId: string,
  clientSeed: string | undefined,
  now: number,
): Promise<boolean> {
  const open = await transaction
    .selectFrom('rounds')
    .select('id')
    .where('purse_id', '=', purseId)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  if (open !== undefined) return false
  const old = await seedsInUse(transaction, purseId)
  // A pair without rounds proves nothing: changing seeds again and again must not fill the table.
  await (old.nonce === 0
    ? transaction.deleteFrom('seed_pairs').where('id', '=', old.id).execute()
    : transaction
        .updateTable('seed_pairs')
        .set({ revealed_at: new Date(now) })
        .where('id', '=', old.id)
        .execute())
  await startSeeds(transaction, purseId, { serverSeed: old.next_server_seed, clientSeed })
  return true
}

/** Reveals the pair in use and starts another, whose rounds are numbered from 0. The state of the play shows both. */
export async function changeSeeds(
  db: Database,
  play: EnteredPlay,
  clientSeed: string | undefined,
  clock: SandboxClock,
): Promise<SeedChange> {
  const { purseId } = play
  return db.transaction().execute(async (transaction) => {
    const wallet = await walletOf(play).lock(transaction, play, clock)
    if (wallet.kind !== 'locked') return wallet
    if (!(await replaceSeeds(transaction, purseId, clientSeed, clock.now()))) return { kind: 'unfinished' }
    const state = await readState(transaction, play, clock)
    return state === null ? { kind: 'noPurse' } : { kind: 'changed', state }
  })
}
