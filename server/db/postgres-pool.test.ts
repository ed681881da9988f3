import { Kysely, PostgresDialect, sql } from 'kysely'
import { scaled } from '#ci/timeouts.ts'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDatabaseProxy, type DatabaseProxy } from '#server/testing/database-proxy.ts'
import { raceDatabase } from '#server/testing/test-api.ts'
import type { Database } from './open.ts'
import { createPostgresPool, REQUEST_LIMITS, type PostgresLimits } from './postgres-pool.ts'
import type { Schema } from './schema.ts'

const { source, stop } = await raceDatabase()
afterAll(stop)

/** Ordered like `REQUEST_LIMITS`, but short. A busy machine must be able to connect and answer within them. */
const LIMITS: PostgresLimits = {
  connect: scaled(1000),
  lock: scaled(300),
  statement: scaled(900),
  silence: scaled(1200),
}
const IN_USE = 6

describe.runIf(source.kind === 'postgres')('the PostgreSQL pool', () => {
  let proxy: DatabaseProxy
  const databases: Database[] = []
  const open = (limits: PostgresLimits): Database => {
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: createPostgresPool(proxy.url, limits) }) })
    databases.push(db)
    return db
  }
  const selectOne = async (db: Database) => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows[0]?.one
  /** Starts transactions that sleep longer than any limit, and waits until all connections are in use. */
  const occupy = async (db: Database) => {
    const started = Array.from({ length: IN_USE }, () => Promise.withResolvers<null>())
    const results = started.map(async ({ resolve, reject }) => {
      const result = db.transaction().execute(async (transaction) => {
        await selectOne(transaction)
        resolve(null)
        await sql`select pg_sleep(30)`.execute(transaction)
      })
      // A transaction that never got its connection must not leave the test waiting.
      result.catch(reject)
      await result
    })
    const settled = Promise.allSettled(results)
    await Promise.all(started.map(({ promise }) => promise))
    return async () => (await settled).map(({ status }) => status)
  }
  const allRejected = Array.from({ length: IN_USE }, () => 'rejected')

  beforeEach(async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    proxy = await createDatabaseProxy(source.kind === 'postgres' ? source.url : '')
  })
  afterEach(async () => {
    await Promise.all(databases.splice(0).map((db) => db.destroy()))
    await proxy.stop()
    vi.restoreAllMocks()
  })

  it('rejects only the transactions of reset connections, and reports each connection', async () => {
    const db = open(REQUEST_LIMITS)
    const results = await occupy(db)
    proxy.reset()
    expect(await results()).toEqual(allRejected)
    expect(await selectOne(db)).toBe(1)
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining(`"event":"databaseConnectionLost","server":"${new URL(proxy.url).host}"`),
    )
  })

  it('rejects queries and new connections of a hung server, and recovers when it answers again', async () => {
    const db = open(LIMITS)
    const results = await occupy(db)
    proxy.hang(true)
    expect(await results()).toEqual(allRejected)
    await expect(selectOne(db)).rejects.toThrow('timeout')
    proxy.hang(false)
    expect(await selectOne(db)).toBe(1)
  })

  it('ends a wait for a lock before other calls run out of time for a connection', async () => {
    expect(REQUEST_LIMITS.lock).toBeLessThan(REQUEST_LIMITS.connect)
    const db = open(LIMITS)
    const holder = open(REQUEST_LIMITS)
    await holder.transaction().execute(async (transaction) => {
      await sql`lock table notifications`.execute(transaction)
      const waits = Array.from({ length: 8 }, () => db.selectFrom('notifications').select('id').execute())
      const settled = Promise.allSettled(waits)
      expect(await selectOne(db)).toBe(1)
      for (const wait of waits) await expect(wait).rejects.toMatchObject({ code: '55P03' })
      await settled
    })
  })

  it('ends a transaction that does nothing, so that its locks are free', async () => {
    // A process that hangs does not notice the silence.
    const [hanging, other] = [open({ ...LIMITS, silence: scaled(60_000) }), open(REQUEST_LIMITS)]
    const [isLocked, isFree] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()]
    const ended = hanging.transaction().execute(async (transaction) => {
      await sql`lock table notifications`.execute(transaction)
      isLocked.resolve(null)
      await isFree.promise
      await selectOne(transaction)
    })
    await isLocked.promise
    const canRead = () =>
      other
        .selectFrom('notifications')
        .select('id')
        .execute()
        .then(
          () => true,
          () => false,
        )
    await expect.poll(canRead, { timeout: scaled(5000) }).toBe(true)
    isFree.resolve(null)
    await expect(ended).rejects.toThrow()
  })

  it('ends a statement that runs too long', async () => {
    const db = open(LIMITS)
    await expect(sql`select pg_sleep(30)`.execute(db)).rejects.toMatchObject({ code: '57014' })
    expect(await selectOne(db)).toBe(1)
  })
})
