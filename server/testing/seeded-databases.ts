import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/db/migrate.ts'
import { migratePostgres, openDatabase } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { seedContent } from '#server/seed/seed.ts'
import { createTestDatabase, temporaryPostgres } from './temporary-postgres.ts'

/** The initial time of the test API. */
export const TEST_NOW = Date.parse('2026-01-10T12:00:00Z')
/** The seed of the test databases. */
export const TEST_SEED = { now: TEST_NOW, seed: 1, games: null, botSecret: 'secret of the bots' }

/** Seeded databases that every test file copies, because seeding takes seconds. */
export interface SeededDatabases {
  /** Path of the embedded database's dump. */
  dump: string
  /** A PostgreSQL server and its template database, if available. */
  postgres: { server: string; template: string } | null
  /** Folder of compiled modules, for processes that tests start. */
  compileCache: string
}

declare module 'vitest' {
  interface ProvidedContext {
    seeded: SeededDatabases
  }
}

async function writeDump(file: string): Promise<void> {
  const pglite = await PGlite.create()
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) })
  await migrate(db)
  await seedContent(db, TEST_SEED)
  const dump = await pglite.dumpDataDir('none')
  await writeFile(file, Buffer.from(await dump.arrayBuffer()))
  await db.destroy()
}

/** Global setup: seeds the databases once and removes them at the end. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'seeded-'))
  const dump = join(folder, 'pglite.tar')
  const postgres = temporaryPostgres()
  const template = postgres === null ? null : await createTestDatabase(postgres.url)
  await writeDump(dump)
  if (template !== null) {
    await migratePostgres(template.url)
    const { close } = await openDatabase({ kind: 'postgres', url: template.url }, (db) => seedContent(db, TEST_SEED))
    await close()
  }
  const seededPostgres =
    postgres === null || template === null ? null : { server: postgres.url, template: template.name }
  project.provide('seeded', { dump, postgres: seededPostgres, compileCache: join(folder, 'compiled') })
  return async () => {
    await template?.stop()
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
