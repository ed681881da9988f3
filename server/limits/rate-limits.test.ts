import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, seededMemory, type TestApi } from '#server/testing/test-api.ts'
import { refillBucket, tryConsume } from './rate-limits.ts'
import { saveTurn, currentTurn } from '#server/accounts/verification/verification-methods.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NOW = Date.parse('2026-01-10T12:00:00.000Z')

describe('tryConsume', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())
  const take = (subject: string, now: number) =>
    tryConsume(api.database.db, ['test', subject], { burst: 2, refillMs: MINUTE }, now)
  const rowsOf = async (table: 'limits' | 'verification_turns') =>
    (await api.database.db.selectFrom(table).selectAll().execute()).length

  it('allows the burst, then one per interval, and the burst again after refillBucket', async () => {
    expect([await take('one', NOW), await take('one', NOW), await take('one', NOW)]).toEqual([true, true, false])
    expect([await take('one', NOW + MINUTE), await take('one', NOW + MINUTE)]).toEqual([true, false])
    await refillBucket(api.database.db, ['test', 'one'])
    expect(await take('one', NOW + MINUTE)).toBe(true)
  })

  it('allows the burst again after the clock was set back, but not after a difference between processes', async () => {
    const exhaust = async (now: number) => [await take('back', now), await take('back', now), await take('back', now)]
    await exhaust(NOW + DAY)
    expect(await take('back', NOW + DAY - MINUTE)).toBe(false)
    expect(await exhaust(NOW)).toEqual([true, true, false])
  })

  it('deletes buckets that are full again', async () => {
    for (let index = 0; index < 40; index += 1) await take(`visitor ${index}`, NOW)
    for (let index = 0; index < 20; index += 1) await take('regular', NOW + DAY + index * MINUTE)
    expect(await rowsOf('limits')).toBe(1)
  })

  it('and saveTurn delete the method turn of a contact after a day', async () => {
    for (let index = 0; index < 5; index += 1)
      await saveTurn(api.database.db, `contact ${index}`, { from: 0, to: 1 }, NOW)
    await saveTurn(api.database.db, 'contact 0', { from: 1, to: 2 }, NOW + DAY - 1)
    expect([
      await rowsOf('verification_turns'),
      await currentTurn(api.database.db, 'contact 0', NOW + DAY - 1),
    ]).toEqual([5, 2])
    await saveTurn(api.database.db, 'another', { from: 0, to: 1 }, NOW + DAY)
    expect(await rowsOf('verification_turns')).toBe(1)
  })
})
