import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { scaled } from '#ci/timeouts.ts'
import { seedContent } from '#server/seed/seed.ts'
import { TEST_SEED } from '#server/testing/seeded-databases.ts'
import { createTestDatabase } from '#server/testing/temporary-postgres.ts'
import { SchemaBehind } from './database-errors.ts'
import { migratePostgres, openDatabase, type OpenDatabase } from './open.ts'

const { postgres } = inject('seeded')

/** A migration, and how to take it back. */
const MIGRATION = '0053-ledger-checks.sql'
const takeBack = async ({ db }: OpenDatabase) => {
  await sql`drop table ledger_checks`.execute(db)
  await db.deleteFrom('migrations').where('name', '=', MIGRATION).execute()
}

describe.skipIf(postgres === null)('an empty PostgreSQL', () => {
  it('gets its tables once from processes that migrate together, and its content once from those that start together', async () => {
    const empty = await createTestDatabase(postgres?.server ?? '')
    const startProcess = () => openDatabase({ kind: 'postgres', url: empty.url }, (db) => seedContent(db, TEST_SEED))
    await expect(startProcess()).rejects.toThrow(SchemaBehind)
    await Promise.all([1, 2, 3].map(() => migratePostgres(empty.url)))
    const opened = await Promise.all([startProcess(), startProcess(), startProcess()])
    const counts = await Promise.all(
      opened.map(({ db }) =>
        db
          .selectFrom('pots')
          .select(({ fn }) => fn.countAll().as('pots'))
          .executeTakeFirstOrThrow(),
      ),
    )
    expect(counts.map(({ pots }) => Number(pots))).toEqual([4, 4, 4])
    await Promise.all(opened.map((database) => database.close()))
    await empty.stop()
  })
})

describe.skipIf(postgres === null)('a PostgreSQL with players', () => {
  let url = ''
  let stop: () => void | Promise<void>
  let database: OpenDatabase
  beforeAll(async () => {
    const copy = await createTestDatabase(postgres?.server ?? '', postgres?.template)
    ;({ url, stop } = copy)
    database = await openDatabase({ kind: 'postgres', url })
  })
  afterAll(async () => {
    await database.close()
    await stop()
  })

  /** Whether a connection waits for a lock. */
  const isWaiting = async () => {
    const { rows } = await sql<{ waiting: boolean }>`
      select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waiting
    `.execute(database.db)
    return rows[0]?.waiting
  }
  const becomes = (waiting: boolean) =>
    vi.waitFor(async () => expect(await isWaiting()).toBe(waiting), { timeout: scaled(5000), interval: 20 })

  it('is not served before it is migrated, and says which migration is missing', async () => {
    await takeBack(database)
    await expect(openDatabase({ kind: 'postgres', url })).rejects.toThrow(
      `The database lacks 1 migrations, from ${MIGRATION}. Run \`npm run migrate\` first.`,
    )
    const reported: string[] = []
    await migratePostgres(url, (name) => reported.push(name))
    expect(reported).toEqual([MIGRATION])
    await (await openDatabase({ kind: 'postgres', url })).close()
  })

  it('gets an index while a transaction that uses its table goes on for longer than other locks are waited for', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
    const text = '-- outside a transaction\ncreate index concurrently stakes_tested on stakes (game_slug)'
    writeFileSync(join(folder, '9001-tested.sql'), text)
    let migrated = Promise.resolve()
    await database.db.transaction().execute(async (transaction) => {
      await sql`lock table stakes in row exclusive mode`.execute(transaction)
      migrated = migratePostgres(url, undefined, pathToFileURL(`${folder}/`))
      const waitedMs = async () => {
        const { rows } = await sql<{ ms: number }>`
          select extract(milliseconds from clock_timestamp() - query_start)::float8 as ms from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%stakes_tested%'`.execute(
          database.db,
        )
        return rows[0]?.ms
      }
      await expect.poll(waitedMs, { timeout: scaled(5000) }).toBeGreaterThan(400)
    })
    await migrated
    rmSync(folder, { recursive: true })
    const { rows } =
      await sql`select from pg_index where indexrelid = 'stakes_tested'::regclass and indisvalid`.execute(database.db)
    expect(rows).toHaveLength(1)
  })

  it('is migrated when a lock is free, and lets the statements behind the migration pass until then', async () => {
    await takeBack(database)
    let migrated = Promise.resolve()
    await database.db.transaction().execute(async (transaction) => {
      await sql`lock table transfers in access exclusive mode`.execute(transaction)
      migrated = migratePostgres(url)
      await becomes(true)
      // It has given up, so that nothing queues behind it, and comes back.
      await becomes(false)
      await becomes(true)
    })
    await migrated
    expect(await database.db.selectFrom('ledger_checks').selectAll().execute()).toHaveLength(1)
  })
})
