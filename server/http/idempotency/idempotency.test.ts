import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { registerUser } from '#server/testing/accounts.ts'
import { startTestApi, TEST_NOW, seededMemory, type TestApi } from '#server/testing/test-api.ts'
import { hashRequest, runIdempotent, startKeyCleanup } from './idempotency.ts'

const DAY = 24 * 60 * 60_000

describe('runIdempotent', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())

  it('does not store the key if the work fails', async () => {
    const { id: player } = await registerUser(api, 'doubtful')
    const request = { player, idempotencyKey: { key: 'one', requestHash: 'same' }, now: TEST_NOW }
    const failing = runIdempotent(api.database.db, request, z.void(), (commit) =>
      commit(() => Promise.reject(new Error('broken'))),
    )
    await expect(failing).rejects.toThrow('broken')
    let runCount = 0
    await runIdempotent(api.database.db, request, z.void(), (commit) =>
      commit(() => Promise.resolve(void (runCount += 1))),
    )
    expect(runCount).toBe(1)
  })

  it('reads its secret again after a failure of the database', async () => {
    const fresh = await startTestApi(seededMemory())
    const { db } = fresh.database
    await sql`alter table secrets rename to unreachable`.execute(db)
    await expect(hashRequest(db, 'createInvoice', {})).rejects.toThrow('secrets')
    await sql`alter table unreachable rename to secrets`.execute(db)
    const hash = await hashRequest(db, 'createInvoice', {})
    expect(hash).toHaveLength(43)
    // Each server has a secret of its own, so hashes of cards cannot be computed elsewhere.
    expect(await hashRequest(api.database.db, 'createInvoice', {})).not.toBe(hash)
    await fresh.stop()
  })

  it('keeps a key for a day; the cleanup then deletes those of all players', async () => {
    const { db } = api.database
    await db.deleteFrom('idempotency_keys').execute()
    for (const [login, now] of [
      ['yesterday', TEST_NOW - DAY],
      ['today', TEST_NOW - DAY + 1],
    ] as const) {
      const { id: player } = await registerUser(api, login)
      const request = { player, idempotencyKey: { key: login, requestHash: 'same' }, now }
      await runIdempotent(db, request, z.void(), (commit) => commit(() => Promise.resolve()))
    }
    await startKeyCleanup(db, { now: () => TEST_NOW })()
    expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'today' }])
  })
})
