import { describe, expect, it } from 'vitest'
import { feedPots, type FeedingRound } from './feed.ts'

const RUBLE = 100
const HELD = [1_500, 12_000, 150_000, 3_000_000].map((rubles) => rubles * RUBLE)
const round = (rubles: number, nonce = 1): FeedingRound => ({
  player_id: 7,
  game_id: 3,
  stake_kopecks: rubles * RUBLE,
  proof: `house-1:player-6:${nonce}`,
  played_at: new Date(nonce),
})
const rounds = (count: number, rubles: number) => Array.from({ length: count }, (_, at) => round(rubles, at))

describe('the pots', () => {
  it('take one percent of a stake, in parts of 40, 30, 20 and 10', () => {
    const { kopecks, hits } = feedPots(HELD, [round(500)])
    expect(kopecks.map((total, at) => total - (HELD[at] ?? 0))).toEqual([200, 150, 100, 50])
    expect(hits).toEqual([])
  })

  it('are paid whole to whoever hits one, and begin again from the seed', () => {
    // Who stakes as much as is staked for a hit on average is sure of it.
    const { kopecks, hits } = feedPots(HELD, [round(400_000, 2)])
    const paid = (1_500 + 1_600) * RUBLE
    expect(hits).toEqual([{ player_id: 7, game_id: 3, amount_kopecks: paid, hit_at: new Date(2) }])
    expect(kopecks[0]).toBe(1_000 * RUBLE)
    expect(kopecks[1]).toBe((12_000 + 1_200) * RUBLE)
  })

  it('are hit as often as the stake says, whatever has been played before', () => {
    const hitsOf = (count: number, rubles: number) => feedPots(HELD, rounds(count, rubles)).hits.length
    // 4,000 of 400,000 staked for a hit of the first pot: one round of a hundred; of 4,000,000 for the second: one of a thousand.
    const hits = hitsOf(20_000, 4_000)
    expect(hits).toBeGreaterThan(220 - 60)
    expect(hits).toBeLessThan(220 + 60)
  })

  it('are hit by the same rounds whoever computes them again', () => {
    expect(feedPots(HELD, rounds(2_000, 4_000)).hits).toEqual(feedPots(HELD, rounds(2_000, 4_000)).hits)
    expect(feedPots(HELD, rounds(2_000, 4_000)).hits.length).toBeGreaterThan(0)
  })
})
