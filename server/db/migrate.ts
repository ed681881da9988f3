import { setTimeout as delay } from 'node:timers/promises'
import { readdir, readFile } from 'node:fs/promises'
import { sql, type Kysely } from 'kysely'
import { isLockError } from './database-errors.ts'
import type { Schema } from './schema.ts'

const folder = new URL('./migrations/', import.meta.url)

/** First line of a file whose statements cannot run in a transaction, such as `create index concurrently`. */
const OUTSIDE_TRANSACTION = '-- outside a transaction'

/** Advisory lock key: only one process at a time migrates. */
const MIGRATION_LOCK_KEY = 4_174
const LOCK_POLL_MS = 250

/** A statement waits this long for a lock, because the statements of players queue behind it. */
const LOCK_TIMEOUT = '200ms'
/** A concurrent index waits for the transactions that use its table. Nothing queues behind it, and giving up discards its work. */
const CONCURRENT_LOCK_TIMEOUT = '60s'
const RETRY_AFTER_MS = 500
/** About five minutes. */
const MAX_ATTEMPTS = 400

async function appliedTo(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('migrations').select('name').execute()
  return new Set(rows.map(({ name }) => name))
}

const allMigrations = async (from: URL): Promise<string[]> =>
  (await readdir(from)).filter((name) => name.endsWith('.sql')).sort()

/** The migrations that the database lacks, in their order. */
export async function pendingMigrations(db: Kysely<Schema>, from = folder): Promise<string[]> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('migrations') is not null as exists`.execute(db)
  const applied = rows[0]?.exists === true ? await appliedTo(db) : new Set()
  return (await allMigrations(from)).filter((name) => !applied.has(name))
}

/** Statements run one by one, because a prepared query holds a single statement. */
async function runFile(db: Kysely<Schema>, name: string, text: string): Promise<void> {
  for (const statement of text.split(/;\s*$/mu)) {
    if (statement.trim() !== '') await sql.raw(statement).execute(db)
  }
  await db.insertInto('migrations').values({ name }).execute()
}

/** Runs a migration, again as long as players hold a lock that it needs. */
async function runWhenFree(connection: Kysely<Schema>, name: string, from: URL): Promise<void> {
  const text = await readFile(new URL(name, from), 'utf8')
  const isOutside = text.startsWith(OUTSIDE_TRANSACTION)
  const timeout = isOutside ? CONCURRENT_LOCK_TIMEOUT : LOCK_TIMEOUT
  for (let attempt = 1; ; attempt += 1) {
    try {
      await sql`set lock_timeout = ${sql.lit(timeout)}`.execute(connection)
      return isOutside
        ? await runFile(connection, name, text)
        : await connection.transaction().execute((transaction) => runFile(transaction, name, text))
    } catch (error) {
      if (!isLockError(error) || attempt === MAX_ATTEMPTS) throw error
      await delay(RETRY_AFTER_MS)
    }
  }
}

/** Waits without a transaction: one that waits would hold up the concurrent indexes of the process that migrates. */
async function lockMigrations(connection: Kysely<Schema>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{
      locked: boolean
    }>`select pg_try_advisory_lock(${sql.lit(MIGRATION_LOCK_KEY)}) as locked`.execute(connection)
    if (rows[0]?.locked === true) return
    await delay(LOCK_POLL_MS)
  }
}

/**
 * Runs pending migrations in their order, each file in its own transaction and once even if several processes start
 * together. Files are only added, never changed. Players may go on meanwhile. `from` is the folder of the files.
 */
export async function migrate(
  db: Kysely<Schema>,
  report: (name: string) => void = () => undefined,
  from = folder,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    await lockMigrations(connection)
    try {
      await sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
        connection,
      )
      for (const name of await pendingMigrations(connection, from)) {
        await runWhenFree(connection, name, from)
        report(name)
      }
    } finally {
      await sql`reset lock_timeout`.execute(connection)
      await sql`select pg_advisory_unlock(${sql.lit(MIGRATION_LOCK_KEY)})`.execute(connection)
    }
  })
}
