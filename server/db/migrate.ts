import { readdir, readFile } from 'node:fs/promises'
import { sql, type Kysely } from 'kysely'
import { lockContentCreation } from './content-lock.ts'
import type { Schema } from './schema.ts'

const folder = new URL('./migrations/', import.meta.url)

async function appliedTo(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('migrations').select('name').execute()
  return new Set(rows.map(({ name }) => name))
}

/**
 * Runs pending migrations, each file in its own transaction and once even if several processes start together. Files
 * are only added, never changed.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockContentCreation(transaction)
    await sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
      transaction,
    )
  })
  const applied = await appliedTo(db)
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  for (const name of files) {
    if (applied.has(name)) continue
    const text = await readFile(new URL(name, folder), 'utf8')
    await db.transaction().execute(async (transaction) => {
      await lockContentCreation(transaction)
      if ((await appliedTo(transaction)).has(name)) return
      // Statements run one by one, because a prepared query holds a single statement.
      for (const statement of text.split(/;\s*$/mu)) {
        if (statement.trim() !== '') await sql.raw(statement).execute(transaction)
      }
      await transaction.insertInto('migrations').values({ name }).execute()
    })
  }
}
