import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, raceDatabase, type TestApi } from '#server/testing/test-api.ts'
import { tryConsume } from './rate-limits.ts'

const { name, source, stop } = await raceDatabase()
afterAll(stop)

const MINUTE = 60_000
const NOW = Date.parse('2026-01-10T12:00:00.000Z')

describe(`tryConsume on ${name}`, () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())
  const take = (subject: string, now: number) =>
    tryConsume(api.database.db, ['test', subject], { burst: 2, refillMs: MINUTE }, now)
  it('does not exceed the burst for concurrent requests', async () => {
    const taken = await Promise.all(Array.from({ length: 12 }, () => take('many', NOW)))
    expect(taken.filter(Boolean)).toHaveLength(2)
  })
})
