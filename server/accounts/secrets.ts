import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#server/db/open.ts'

/** What is kept of a random token: it tells whether one is right, and is none itself. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A secret of this server, made when it is first wanted: what was signed before a restart is good after it. */
export async function secretOf(db: Database, name: string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return value
}
