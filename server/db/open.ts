import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect, sql, type Dialect } from 'kysely'
import pg from 'pg'
import { findPostgresVersion } from './postgres-version.ts'
import { lockDataFolder } from './lock.ts'
import { migrate } from './migrate.ts'
import { DataFolderUnusable } from './unusable.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>

/** Where the data lies: a PostgreSQL server, a folder of the embedded PGlite, or the memory (tests), which may begin as a copy. */
export type DatabaseSource =
  | { kind: 'postgres'; url: string }
  | { kind: 'folder'; path: string }
  | { kind: 'memory'; copy?: Blob }

const BIGINT = 20
// Amounts are kopecks far below 2^53, so both databases give them as numbers.
pg.types.setTypeParser(BIGINT, Number)

interface OpenDialect {
  dialect: Dialect
  close: () => void
}

function openDialect(source: DatabaseSource): OpenDialect {
  const nothing = () => undefined
  if (source.kind === 'postgres') {
    const pool = new pg.Pool({ connectionString: source.url, max: 8 })
    // A connection that rests ends with its server; without somebody who hears it, this process would end with it too.
    pool.on('error', ({ message }) => console.error(`[database] a resting connection was lost: ${message}`))
    return { dialect: new PostgresDialect({ pool }), close: nothing }
  }
  const parsers = { [BIGINT]: Number }
  if (source.kind === 'memory') {
    const copied = source.copy === undefined ? {} : { loadDataDir: source.copy }
    return { dialect: new PGliteDialect({ pglite: () => PGlite.create({ parsers, ...copied }) }), close: nothing }
  }
  const unlock = lockDataFolder(source.path)
  const pglite = () => PGlite.create(join(source.path, 'pg'), { parsers })
  return { dialect: new PGliteDialect({ pglite }), close: unlock }
}

/** An open database and what closes it: the connections, and the lock of an embedded one's folder. */
export interface OpenDatabase {
  db: Database
  close(): Promise<void>
}

/** The embedded database is read with the first question: what keeps it from being read is said of its folder. */
async function askFolder(db: Database, folder: string): Promise<void> {
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    throw new DataFolderUnusable(folder, error)
  }
}

/**
 * Opens the database and brings its tables up to date.
 * @throws PostgresUnavailable, DataFolderLocked, DataFolderUnusable
 */
export async function openDatabase(source: DatabaseSource): Promise<OpenDatabase> {
  if (source.kind === 'postgres') await findPostgresVersion(source.url)
  const { dialect, close } = openDialect(source)
  const db = new Kysely<Schema>({ dialect })
  const closeAll = async () => {
    await db.destroy()
    close()
  }
  try {
    if (source.kind === 'folder') await askFolder(db, source.path)
    await migrate(db)
  } catch (error) {
    await closeAll()
    throw error
  }
  return { db, close: closeAll }
}
