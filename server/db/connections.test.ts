import { sql } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { rejected } from '#contract/core/envelope.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { getStatus } from '#contract/player/status.ts'
import { seedContent } from '#server/seed/seed.ts'
import { readSettings } from '#server/settings.ts'
import { startServer } from '#server/start.ts'
import { createDatabaseProxy } from '#server/testing/database-proxy.ts'
import { TEST_SEED } from '#server/testing/seeded-databases.ts'
import { raceDatabase, startTestApi } from '#server/testing/test-api.ts'
import { openDatabase } from './open.ts'

const { source, stop } = await raceDatabase()
afterAll(stop)

describe.runIf(source.kind === 'postgres')('connections to PostgreSQL', () => {
  it('are reported if the database ends an idle one, and the next query gets a new one', async () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue()
    const { db, close } = await openDatabase(source)
    const query = async () => (await sql<{ one: number }>`select 1 as one, pg_sleep(0.05)`.execute(db)).rows[0]?.one
    await Promise.all([query(), query(), query()])
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
    `.execute(db)
    await expect.poll(() => reported).toHaveBeenCalled()
    expect(await query()).toBe(1)
    reported.mockRestore()
    await close()
  })

  it('are free for `/readyz` while calls wait for the others', async () => {
    const url = source.kind === 'postgres' ? source.url : ''
    const direct = await openDatabase(source, (db) => seedContent(db, TEST_SEED))
    const settings = { PORT: '0', DATABASE_URL: url, DATABASE_CONNECTIONS: '2', TRUST_PROXY: '1', BOTS: '0' }
    const server = await startServer(readSettings(settings), () => Promise.resolve(null))
    const call = (network: number) =>
      fetch(`${server.address}/api${getStatus.path}`, {
        headers: { authorization: 'Token unknown', 'x-forwarded-for': `10.0.${network}.1` },
      })
    await direct.db.transaction().execute(async (transaction) => {
      await sql`lock table player_sessions`.execute(transaction)
      const calls = Promise.all([1, 2, 3, 4].map(call))
      const findLockWaits = () => sql`select 1 from pg_locks where not granted`.execute(direct.db)
      await expect.poll(async () => (await findLockWaits()).rows).toHaveLength(2)
      expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
      await calls
    })
    await server.stop()
    await direct.close()
  })

  it('fail only the calls that use them when they are lost', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const proxy = await createDatabaseProxy(source.kind === 'postgres' ? source.url : '')
    const api = await startTestApi({ kind: 'postgres', url: proxy.url }, { log: { write: () => undefined } })
    const direct = await openDatabase(source)
    const call = () => api.app.inject({ url: `/api${getStatus.path}`, headers: { authorization: 'Token unknown' } })
    await direct.db.transaction().execute(async (transaction) => {
      await sql`lock table player_sessions`.execute(transaction)
      const pending = call()
      const findLockWaits = () => sql`select 1 from pg_locks where not granted`.execute(direct.db)
      await expect.poll(async () => (await findLockWaits()).rows).toHaveLength(1)
      proxy.reset()
      const failed = await pending
      expect([failed.statusCode, failed.json()]).toEqual([500, rejected(errorCode.internalError)])
    })
    expect((await call()).statusCode).toBe(200)
    await direct.close()
    await api.stop()
    await proxy.stop()
    vi.restoreAllMocks()
  })
})
