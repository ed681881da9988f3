import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Database } from '#server/db/open.ts'
import { openDatabase } from '#server/db/open.ts'
import { registerUser } from '#server/testing/accounts.ts'
import { startTestApi, TEST_NOW, raceDatabase, type TestApi } from '#server/testing/test-api.ts'
import { runIdempotent } from './idempotency.ts'

const { name, source, stop } = await raceDatabase()
afterAll(stop)

describe(`runIdempotent on ${name}`, () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  /** Starts work that stays pending until `end` is called. */
  async function startPending() {
    const { id: player } = await registerUser(api, 'doubtful')
    const mayFinish = Promise.withResolvers<void>()
    const hasStarted = Promise.withResolvers<void>()
    let runCount = 0
    const run = (db: Database, key: string) =>
      runIdempotent(db, { player, idempotencyKey: { key, requestHash: 'same' }, now: TEST_NOW }, z.void(), (commit) =>
        commit(async () => {
          runCount += 1
          hasStarted.resolve()
          await mayFinish.promise
        }),
      )
    const first = run(api.database.db, 'one')
    await hasStarted.promise
    return { run, end: () => mayFinish.resolve(), first, runs: () => runCount }
  }

  it('rejects a repeated key with 20 while the first request runs, and replays it afterwards', async () => {
    const { run, end, first, runs } = await startPending()
    await expect(run(api.database.db, 'one')).rejects.toMatchObject({ code: 20, more: { status: 409 } })
    end()
    await first
    await run(api.database.db, 'one')
    expect(runs()).toBe(1)
    await run(api.database.db, 'another')
    expect(runs()).toBe(2)
  })

  it.runIf(source.kind === 'postgres')('rejects a repeated key on another server of the same database', async () => {
    const other = await openDatabase(source)
    const { run, end, first, runs } = await startPending()
    await expect(run(other.db, 'one')).rejects.toMatchObject({ code: 20, more: { status: 409 } })
    end()
    await first
    await run(other.db, 'one')
    expect(runs()).toBe(1)
    await other.close()
  })
})
