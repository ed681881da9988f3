import { sql } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { raceDatabase } from '#server/testing/test-api.ts'
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
    await vi.waitFor(() => expect(reported).toHaveBeenCalled())
    expect(await query()).toBe(1)
    reported.mockRestore()
    await close()
  })
})
