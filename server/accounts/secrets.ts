import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#server/db/open.ts'

/** Hash of a random token for storage. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Returns a persistent server secret, created on first use, so that signatures survive restarts. */
export async function secretOf(db: Database, name: string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return value
}
