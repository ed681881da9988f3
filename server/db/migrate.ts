import { readdir, readFile } from 'node:fs/promises'
import { sql, type Kysely } from 'kysely'
import type { Schema } from './schema.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Runs what has not run yet, each file in a transaction of its own. Files are only ever added, never changed. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  await sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
    db,
  )
  const done = await db.selectFrom('migrations').select('name').execute()
  const applied = new Set(done.map(({ name }) => name))
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  for (const name of files) {
    if (applied.has(name)) continue
    const text = await readFile(new URL(name, folder), 'utf8')
    await db.transaction().execute(async (transaction) => {
      // Statements run one by one: a prepared query, which both databases use, holds a single statement.
      for (const statement of text.split(/;\s*$/mu)) {
        if (statement.trim() !== '') await sql.raw(statement).execute(transaction)
      }
      await transaction.insertInto('migrations').values({ name }).execute()
    })
  }
}
