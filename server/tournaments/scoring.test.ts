import { describe, expect, it } from 'vitest'
import { points, sharePrizes } from './scoring.ts'

describe('points', () => {
  const played = { stakes_kopecks: 105_900, best_ratio: 21.004, rounds: 17 }
  it('count ten rubles, the best round, or rounds', () => {
    expect(points('stakes', played)).toBe(105)
    expect(points('ratio', played)).toBe(21)
    expect(points('rounds', played)).toBe(17)
  })
})

describe('prizes', () => {
  it.each([
    [50_000_000, 40],
    [5_000_000, 5],
    [100_000_000, 40],
    [6_000_000, 10],
  ])('share %d kopecks among %d places, falling, and leave nothing over', (fund, places) => {
    const prizes = sharePrizes(fund, places)
    expect(prizes).toHaveLength(places)
    expect(prizes.reduce((sum, prize) => sum + prize, 0)).toBe(fund)
    expect(prizes).toEqual(prizes.toSorted((a, b) => b - a))
    expect(prizes.every((prize) => prize > 0)).toBe(true)
  })
})
