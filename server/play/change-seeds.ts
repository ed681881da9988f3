import type { Database } from '#server/db/open.ts'
import { lockPurse } from './purses.ts'
import { newSeeds, seedsInUse, startSeeds } from './seeds.ts'

export type SeedChange =
  | { kind: 'changed' }
  /** The cards of an open round depend on the pair. */
  | { kind: 'unfinished' }
  | { kind: 'noPurse' }

/** Reveals the pair in use and starts another, whose rounds are numbered from 0. The state of the play shows both. */
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
    return { kind: 'changed' }
  })
}
