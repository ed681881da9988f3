import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect, sql, type Dialect } from 'kysely'
import pg from 'pg'
import { findPostgresVersion } from './postgres-version.ts'
import { lockDataFolder } from './lock.ts'
import { migrate } from './migrate.ts'
import { DataFolderUnusable } from './database-errors.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>

/**
 * Where data is stored: a PostgreSQL server, a folder of the embedded PGlite, or memory (tests), optionally as a copy.
 */
export type DatabaseSource =
  | { kind: 'postgres'; url: string }
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

function openDialect(source: DatabaseSource): OpenDialect {
  const noop = () => undefined
  if (source.kind === 'postgres') {
    const pool = new pg.Pool({ connectionString: source.url, max: 8 })
    // Without an error listener, a lost idle connection would crash the process.
    pool.on('error', ({ message }) => console.error(`[database] lost an idle connection: ${message}`))
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
  const pglite = () => PGlite.create(join(source.path, 'pg'), { parsers })
  return { dialect: new PGliteDialect({ pglite }), close: unlock }
}

/** An open database. `close` ends its connections and unlocks the folder of an embedded one. */
export interface OpenDatabase {
  db: Database
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

/**
 * Opens the database and runs pending migrations.
 * @throws PostgresUnavailable, DataFolderLocked, DataFolderUnusable
 */
export async function openDatabase(source: DatabaseSource): Promise<OpenDatabase> {
  if (source.kind === 'postgres') await findPostgresVersion(source.url)
  const { dialect, close, poolUsage = null } = openDialect(source)
  const db = new Kysely<Schema>({ dialect })
  const closeAll = async () => {
    await db.destroy()
    close()
  }
  try {
    if (source.kind === 'folder') await checkFolder(db, source.path)
    await migrate(db)
  } catch (error) {
    await closeAll()
    throw error
  }
  return { db, poolUsage, close: closeAll }
}
