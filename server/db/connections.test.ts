import { sql } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { testSources } from '#server/testing/test-api.ts'
import { openDatabase } from './open.ts'

const { sources, stop } = await testSources()
afterAll(stop)

describe.each(sources.filter(([, { kind }]) => kind === 'postgres'))('a connection to %s', (_, source) => {
  it('that the database ends while nobody uses it is reported, and the next question gets another', async () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue()
    const { db, close } = await openDatabase(source)
    const ask = async () => (await sql<{ one: number }>`select 1 as one, pg_sleep(0.05)`.execute(db)).rows[0]?.one
    await Promise.all([ask(), ask(), ask()])
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
    `.execute(db)
    await vi.waitFor(() => expect(reported).toHaveBeenCalled())
    expect(await ask()).toBe(1)
    reported.mockRestore()
    await close()
  })
})
