import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, testSources, type TestApi } from '#server/testing/test-api.ts'
import { refillBucket, takeToken } from './limits.ts'
import { saveTurn, currentTurn } from './verification-methods.ts'

const { sources, stop } = await testSources()
afterAll(stop)

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NOW = Date.parse('2026-01-10T12:00:00.000Z')

describe.each(sources)('what is counted against somebody on %s', (_, source) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())
  const take = (of: string, now: number) => takeToken(api.database.db, ['test', of], { burst: 2, every: MINUTE }, now)
  const rowsOf = async (table: 'limits' | 'verification_turns') =>
    (await api.database.db.selectFrom(table).selectAll().execute()).length

  it('is as much as there is, then one in each time, and all again when it is given back', async () => {
    expect([await take('one', NOW), await take('one', NOW), await take('one', NOW)]).toEqual([true, true, false])
    expect([await take('one', NOW + MINUTE), await take('one', NOW + MINUTE)]).toEqual([true, false])
    await refillBucket(api.database.db, ['test', 'one'])
    expect(await take('one', NOW + MINUTE)).toBe(true)
  })

  it('is no more than there is for many at once', async () => {
    const taken = await Promise.all(Array.from({ length: 12 }, () => take('many', NOW)))
    expect(taken.filter(Boolean)).toHaveLength(2)
  })

  it('is forgotten when it no longer counts', async () => {
    for (let of = 0; of < 40; of += 1) await take(`passer-by ${of}`, NOW)
    for (let at = 0; at < 20; at += 1) await take('regular', NOW + DAY + at * MINUTE)
    expect(await rowsOf('limits')).toBe(1)
  })

  it('and the turn of a contact is forgotten after its day, not before', async () => {
    for (let of = 0; of < 5; of += 1) await saveTurn(api.database.db, `contact ${of}`, { from: 0, to: 1 }, NOW)
    await saveTurn(api.database.db, 'contact 0', { from: 1, to: 2 }, NOW + DAY - 1)
    expect([
      await rowsOf('verification_turns'),
      await currentTurn(api.database.db, 'contact 0', NOW + DAY - 1),
    ]).toEqual([5, 2])
    await saveTurn(api.database.db, 'another', { from: 0, to: 1 }, NOW + DAY)
    expect(await rowsOf('verification_turns')).toBe(1)
  })
})
