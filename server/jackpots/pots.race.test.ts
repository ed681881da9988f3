import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { raceDatabase, startTestApi, type TestApi } from '#server/testing/test-api.ts'
import { addToPots, potTotals } from './pots.ts'

const { name, source, stop } = await raceDatabase()
afterAll(stop)

/** A stake whose seeds hit the smallest jackpot, and one that hits none. */
const HIT = { stake_kopecks: 40_000_000, proof: 'y' }
const NO_HIT = { stake_kopecks: 12_300, proof: 'race' }

describe(`jackpots on ${name}`, () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  it('pay and keep all that was fed to them by parallel transactions', async () => {
    const { db } = api.database
    const before = [...(await potTotals(db)).values()]
    const rounds = Array.from({ length: 40 }, (_, index) => (index % 8 === 0 ? HIT : NO_HIT))
    const hits = await Promise.all(
      rounds.map((round) => db.transaction().execute((transaction) => addToPots(transaction, [round]))),
    )
    const paid = hits.flat().map(({ kopecks }) => kopecks)
    expect(paid).toHaveLength(5)
    const after = [...(await potTotals(db)).values()]
    const sum = (pots: typeof after) => pots.reduce((total, { kopecks }) => total + kopecks, 0)
    const fed = rounds.reduce((total, { stake_kopecks }) => total + stake_kopecks, 0) / 100
    const seeds = paid.length * (before[0]?.seed_kopecks ?? 0)
    const expected = sum(before) + fed + seeds
    // Parts of a kopeck are not shown and not paid.
    expect(sum(after) + paid.reduce((total, kopecks) => total + kopecks, 0)).toBeGreaterThan(expected - 10)
    expect(sum(after) + paid.reduce((total, kopecks) => total + kopecks, 0)).toBeLessThanOrEqual(expected)
  })
})
