import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/open.ts'
import { openDatabase } from '#server/db/open.ts'
import { registerUser } from '#server/testing/accounts.ts'
import { startTestApi, TEST_NOW, testSources, type TestApi } from '#server/testing/test-api.ts'
import { runIdempotent } from './idempotency.ts'

const { sources, stop } = await testSources()
afterAll(stop)

describe.each(sources)('what is done once on %s', (_, source) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  /** Something that is held in its middle, and can be asked for again meanwhile. */
  async function begun() {
    const { id: player } = await registerUser(api, 'doubtful')
    const ends = Promise.withResolvers<void>()
    const runs = Promise.withResolvers<void>()
    let done = 0
    const ask = (db: Database, key: string) =>
      runIdempotent(db, { player, idempotencyKey: { key, requestHash: 'same' }, now: TEST_NOW }, (commit) =>
        commit(async () => {
          done += 1
          runs.resolve()
          await ends.promise
        }),
      )
    const first = ask(api.database.db, 'one')
    await runs.promise
    return { ask, end: () => ends.resolve(), first, done: () => done }
  }

  it('says so to who asks again while it runs, and not when it is done', async () => {
    const { ask, end, first, done } = await begun()
    await expect(ask(api.database.db, 'one')).rejects.toMatchObject({ code: 20, more: { status: 409 } })
    end()
    await first
    await ask(api.database.db, 'one')
    expect(done()).toBe(1)
    await ask(api.database.db, 'another')
    expect(done()).toBe(2)
  })

  it.runIf(source.kind === 'postgres')('says so to who asks another server of the same database', async () => {
    const other = await openDatabase(source)
    const { ask, end, first, done } = await begun()
    await expect(ask(other.db, 'one')).rejects.toMatchObject({ code: 20, more: { status: 409 } })
    end()
    await first
    await ask(other.db, 'one')
    expect(done()).toBe(1)
    await other.close()
  })

  it('is not remembered where it broke off', async () => {
    const { id: player } = await registerUser(api, 'doubtful')
    const asker = { player, idempotencyKey: { key: 'one', requestHash: 'same' }, now: TEST_NOW }
    const breaks = runIdempotent(api.database.db, asker, (commit) => commit(() => Promise.reject(new Error('broken'))))
    await expect(breaks).rejects.toThrow('broken')
    let done = 0
    await runIdempotent(api.database.db, asker, (commit) => commit(() => Promise.resolve(void (done += 1))))
    expect(done).toBe(1)
  })
})
