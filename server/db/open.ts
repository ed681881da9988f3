import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect, sql, type Dialect } from 'kysely'
import pg from 'pg'
import { checkPostgresAnswers } from './postgres-server.ts'
import { lockDataFolder } from './lock.ts'
import { migrate, pendingMigrations } from './migrate.ts'
import { createPostgresPool, REQUEST_LIMITS, type PostgresLimits } from './postgres-pool.ts'
import { DataFolderUnusable, NoDatabase, SchemaBehind } from './database-errors.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>

/**
 * Where data is stored: a PostgreSQL server, with other time limits than usual for slow machines, or other
 * connections, a folder of the
 * embedded PGlite, or memory (tests), optionally as a copy.
 */
export type DatabaseSource =
  | { kind: 'postgres'; url: string; limits?: PostgresLimits; connections?: number }
  | { kind: 'folder'; path: string }
  | { kind: 'memory'; copy?: Blob }

const BIGINT = 20
// Amounts in kopecks stay far below 2^53, so bigint can be parsed as number.
pg.types.setTypeParser(BIGINT, Number)

/** Connections of a pool by state, and the requests that wait for one. */
export interface PoolUsage {
  busy: number
  idle: number
  waiting: number
}

interface OpenDialect {
  dialect: Dialect
  close: () => void
  poolUsage?: () => PoolUsage
}

const embeddedFolder = (path: string): string => join(path, 'pg')

function openDialect(source: DatabaseSource): OpenDialect {
  const noop = () => undefined
  if (source.kind === 'postgres') {
    const pool = createPostgresPool(source.url, source.limits ?? REQUEST_LIMITS, source.connections)
    const poolUsage = () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    })
    return { dialect: new PostgresDialect({ pool }), close: noop, poolUsage }
  }
  const parsers = { [BIGINT]: Number }
  if (source.kind === 'memory') {
    const options = source.copy === undefined ? {} : { loadDataDir: source.copy }
    return { dialect: new PGliteDialect({ pglite: () => PGlite.create({ parsers, ...options }) }), close: noop }
  }
  const unlock = lockDataFolder(source.path)
  const pglite = () => PGlite.create(embeddedFolder(source.path), { parsers })
  return { dialect: new PGliteDialect({ pglite }), close: unlock }
}

/** An open database. `close` ends its connections and unlocks the folder of an embedded one. */
export interface OpenDatabase {
  db: Database
  /** The same database by a connection of its own, for checks of its health and its standby that must not wait behind calls. */
  probe: Database
  /** `null` for the embedded database, which has a single connection. */
  poolUsage: (() => PoolUsage) | null
  close(): Promise<void>
}

/** Runs a first query, so that a read error of the embedded database is reported with its folder. */
async function checkFolder(db: Database, folder: string): Promise<void> {
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    throw new DataFolderUnusable(folder, error)
  }
}

/** Runs work on PostgreSQL without time limits: another process that starts may hold its lock for long. */
async function withoutLimits(url: string, work: (db: Database) => Promise<void>): Promise<void> {
  await checkPostgresAnswers(url)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: createPostgresPool(url, null) }) })
  try {
    await work(db)
  } finally {
    await db.destroy()
  }
}

/**
 * Runs the pending migrations of a PostgreSQL, or those of another folder, while its processes go on. Reports each by its
 * name.
 * @throws PostgresUnavailable
 */
export const migratePostgres = (url: string, report?: (name: string) => void, folder?: URL): Promise<void> =>
  withoutLimits(url, (db) => migrate(db, report, folder))

/** Fills a PostgreSQL whose tables are current. */
const preparePostgres = (url: string, prepare: (db: Database) => Promise<unknown>): Promise<void> =>
  withoutLimits(url, async (db) => {
    const pending = await pendingMigrations(db)
    if (pending.length > 0) throw new SchemaBehind(pending)
    await prepare(db)
  })

/**
 * Opens the database and runs `prepare`. The embedded one is migrated before; PostgreSQL is by `npm run migrate`.
 * @throws PostgresUnavailable, SchemaBehind, DataFolderLocked, DataFolderUnusable
 */
export async function openDatabase(
  source: DatabaseSource,
  prepare: (db: Database) => Promise<unknown> = () => Promise.resolve(),
): Promise<OpenDatabase> {
  if (source.kind === 'postgres') await preparePostgres(source.url, prepare)
  const { dialect, close, poolUsage = null } = openDialect(source)
  const db = new Kysely<Schema>({ dialect })
  const closeAll = async () => {
    await db.destroy()
    close()
  }
  if (source.kind === 'postgres') {
    const probe = new Kysely<Schema>({ dialect: openDialect({ ...source, connections: 1 }).dialect })
    return { db, probe, poolUsage, close: () => Promise.all([closeAll(), probe.destroy()]).then(() => undefined) }
  }
  try {
    if (source.kind === 'folder') await checkFolder(db, source.path)
    await migrate(db)
    await prepare(db)
  } catch (error) {
    await closeAll()
    throw error
  }
  return { db, probe: db, poolUsage, close: closeAll }
}

/**
 * Opens the database of a site for a command. A new, empty one would tell its operator that all is well.
 * @throws NoDatabase, and what `openDatabase` throws
 */
export async function openExistingDatabase(source: DatabaseSource): Promise<OpenDatabase> {
  if (source.kind === 'folder' && !existsSync(embeddedFolder(source.path))) throw new NoDatabase(source.path)
  return openDatabase(source)
}
