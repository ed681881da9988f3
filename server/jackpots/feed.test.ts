import { describe, expect, it } from 'vitest'
import { feedPots, type FeedingRound } from './feed.ts'

const RUBLE = 100
const INITIAL_KOPECKS = [1_500, 12_000, 150_000, 3_000_000].map((rubles) => rubles * RUBLE)
const round = (rubles: number, nonce = 1): FeedingRound => ({
  stake_kopecks: rubles * RUBLE,
  proof: `house-1:player-6:${nonce}`,
})
const rounds = (count: number, rubles: number) => Array.from({ length: count }, (_, index) => round(rubles, index))

describe('feedPots', () => {
  it('adds one percent of a stake, split 40, 30, 20 and 10', () => {
    const { kopecks, hits } = feedPots(INITIAL_KOPECKS, [round(500)])
    expect(kopecks.map((total, index) => total - (INITIAL_KOPECKS[index] ?? 0))).toEqual([200, 150, 100, 50])
    expect(hits).toEqual([])
  })

  it('pays a hit jackpot in full and resets it to its seed', () => {
    // A stake equal to the average amount per hit always hits.
    const hitting = round(400_000, 2)
    const { kopecks, hits } = feedPots(INITIAL_KOPECKS, [hitting])
    const paid = (1_500 + 1_600) * RUBLE
    expect(hits).toEqual([{ round: hitting, kopecks: paid }])
    expect(kopecks[0]).toBe(1_000 * RUBLE)
    expect(kopecks[1]).toBe((12_000 + 1_200) * RUBLE)
  })

  it('hits in proportion to the stake, independent of earlier rounds', () => {
    const hitsOf = (count: number, rubles: number) => feedPots(INITIAL_KOPECKS, rounds(count, rubles)).hits.length
    // A stake of 4,000 of 400,000 per hit for the first jackpot: 1 in 100 rounds; of 4,000,000 for the second: 1 in
    // 1,000.
    const hits = hitsOf(20_000, 4_000)
    expect(hits).toBeGreaterThan(220 - 60)
    expect(hits).toBeLessThan(220 + 60)
  })

  it('is deterministic', () => {
    expect(feedPots(INITIAL_KOPECKS, rounds(2_000, 4_000)).hits).toEqual(
      feedPots(INITIAL_KOPECKS, rounds(2_000, 4_000)).hits,
    )
    expect(feedPots(INITIAL_KOPECKS, rounds(2_000, 4_000)).hits.length).toBeGreaterThan(0)
  })
})
