import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rejectionOf } from '#server/http/limits/busy.ts'
import { raceDatabase } from '#server/testing/test-api.ts'
import { openDatabase, type Database, type OpenDatabase } from './open.ts'

const { source, stop } = await raceDatabase()
afterAll(stop)

describe.runIf(source.kind === 'postgres')('prepared statements', () => {
  let database: OpenDatabase
  beforeEach(async () => {
    database = await openDatabase(source.kind === 'postgres' ? { ...source, connections: 1 } : source)
    await sql`create table notes (id integer, note text)`.execute(database.db)
  })
  afterEach(async () => {
    await sql`drop table notes`.execute(database.db)
    await database.close()
  })

  const countPrepared = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*) from pg_prepared_statements`.execute(database.db)
    return rows[0]?.count ?? 0
  }

  it('have a name that no process gives to another statement', async () => {
    const statements = ['select $1::text as one', 'select $1::text as two']
    const namesOf = async (order: readonly string[]) => {
      vi.resetModules()
      const { createPostgresPool } = await import('./postgres-pool.ts')
      const pool = createPostgresPool(source.kind === 'postgres' ? source.url : '', null, 1)
      const client = await pool.connect()
      for (const statement of order) await client.query(statement, ['x'])
      const { rows } = await client.query('select name from pg_prepared_statements order by statement')
      client.release()
      await pool.end()
      return rows
    }
    const names = await namesOf(statements)
    expect(names).toHaveLength(2)
    expect(await namesOf(statements.toReversed())).toEqual(names)
  })

  it('are prepared once, however often they are sent', async () => {
    const read = (id: number) => sql<{ twice: number }>`select 2 * ${id}::integer as twice`.execute(database.db)
    for (const id of [1, 2, 3]) expect((await read(id)).rows).toEqual([{ twice: 2 * id }])
    expect(await countPrepared()).toBe(1)
  })

  it.each([
    ['select *', () => sql`select * from notes where id = ${1}`],
    ['select of a table', () => sql`select notes.*, 1 as one from notes where id = ${1}`],
    ['returning *', () => sql`insert into notes (id) values (${1}) returning *`],
    ['select of columns', () => sql`select id, note from notes where id = ${1}`],
    ['select * inside', () => sql`select count(*) from (select * from notes where id = ${1}) as found`],
  ])('go on while a migration adds a column: %s', async (_, statement) => {
    await statement().execute(database.db)
    await sql`alter table notes add column added text`.execute(database.db)
    await expect(statement().execute(database.db)).resolves.toMatchObject({ rows: expect.anything() })
  })

  it('are sent without a plan once a migration has changed the type of a column', async () => {
    const read = (db: Database) => sql<{ id: number }>`select id from notes where id = ${1}`.execute(db)
    await sql`insert into notes (id) values (1)`.execute(database.db)
    await read(database.db)
    await sql`alter table notes alter column id type bigint`.execute(database.db)
    for (const time of [1, 2]) expect([time, (await read(database.db)).rows]).toEqual([time, [{ id: 1 }]])
  })

  it('end a transaction as busy when a migration has changed the type of a column, once', async () => {
    const write = () =>
      database.db
        .transaction()
        .execute((transaction) =>
          sql`update notes set note = 'x' where id = ${1} returning id, note as written`.execute(transaction),
        )
    await write()
    await sql`alter table notes alter column id type bigint`.execute(database.db)
    const error: unknown = await write().catch((reason: unknown) => reason)
    expect(rejectionOf(error)?.more.status).toBe(503)
    await expect(write()).resolves.toBeDefined()
  })

  it('go on behind a PgBouncer that forgets them, or has them on another connection', async () => {
    const read = () => sql`select id from notes where id = ${1} and note = ${'x'}`.execute(database.db)
    const readOther = () => sql`select note from notes where id = ${1}`.execute(database.db)
    await read()
    await readOther()
    const { rows } = await sql<{ name: string }>`
      select name from pg_prepared_statements where statement like 'select note%'`.execute(database.db)
    await sql`deallocate all`.execute(database.db)
    await expect(read()).resolves.toEqual({ rows: [] })
    await database.close()
    database = await openDatabase(source.kind === 'postgres' ? { ...source, connections: 1 } : source)
    await sql`prepare ${sql.id(rows[0]?.name ?? '')} as select 1`.execute(database.db)
    await expect(readOther()).resolves.toEqual({ rows: [] })
  })

  it('are bounded, and those that are not prepared work, too', async () => {
    for (let length = 1; length <= 600; length += 1) {
      const columns = Array.from({ length }, (_, index) => sql`${index}::integer`)
      const { rows } = await sql<{ sum: number }>`select ${sql.join(columns, sql` + `)} as sum`.execute(database.db)
      expect(rows).toEqual([{ sum: (length * (length - 1)) / 2 }])
    }
    expect(await countPrepared()).toBeLessThanOrEqual(500)
  })
})
