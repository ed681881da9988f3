import type { Database } from '#server/db/open.ts'
import { lockPurse } from './purses.ts'
import { newSeeds, publish, seedsInUse, startSeeds, type PublishedSeeds } from './seeds.ts'

/** A replaced pair. `nonces` is how many rounds it has played, numbered from 0. */
export interface RevealedSeeds {
  serverSeed: string
  hash: string
  clientSeed: string
  nonces: number
}

export type SeedChange =
  | { kind: 'changed'; revealed: RevealedSeeds; next: PublishedSeeds }
  /** The cards of an open round depend on the pair. */
  | { kind: 'unfinished' }
  | { kind: 'noPurse' }

/** Reveals the pair in use and starts another, numbered from 0. */
export async function changeSeeds(
  db: Database,
  purseId: string,
  { clientSeed, now }: { clientSeed: string | undefined; now: number },
): Promise<SeedChange> {
  return db.transaction().execute(async (transaction) => {
    if ((await lockPurse(transaction, purseId)) === null) return { kind: 'noPurse' }
    const open = await transaction
      .selectFrom('rounds')
      .select('id')
      .where('purse_id', '=', purseId)
      .where('settled_at', 'is', null)
      .executeTakeFirst()
    if (open !== undefined) return { kind: 'unfinished' }
    const old = await seedsInUse(transaction, purseId)
    // A pair without rounds proves nothing: changing seeds again and again must not fill the table.
    await (old.nonce === 0
      ? transaction.deleteFrom('seed_pairs').where('id', '=', old.id).execute()
      : transaction
          .updateTable('seed_pairs')
          .set({ revealed_at: new Date(now) })
          .where('id', '=', old.id)
          .execute())
    await startSeeds(transaction, purseId, newSeeds(clientSeed))
    const { hash, clientSeed: oldClientSeed, nonce } = publish(old)
    return {
      kind: 'changed',
      revealed: { serverSeed: old.server_seed, hash, clientSeed: oldClientSeed, nonces: nonce },
      next: publish(await seedsInUse(transaction, purseId)),
    }
  })
}
