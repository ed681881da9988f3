import { describe, expect, it } from 'vitest'
import { points, sharePrizes } from './scoring.ts'

describe('points', () => {
  const totals = { stakes_kopecks: 105_900, best_ratio: 21.004, rounds: 17 }

  it('count one per ten rubles, the best ratio, or the rounds', () => {
    expect(points('stakes', totals)).toBe(105)
    expect(points('ratio', totals)).toBe(21)
    expect(points('rounds', totals)).toBe(17)
  })
})

describe('sharePrizes', () => {
  it.each([
    [50_000_000, 40],
    [5_000_000, 5],
    [100_000_000, 40],
    [6_000_000, 10],
  ])('splits %d kopecks among %d ranks in descending order without remainder', (fund, ranks) => {
    const prizes = sharePrizes(fund, ranks)
    expect(prizes).toHaveLength(ranks)
    expect(prizes.reduce((sum, prize) => sum + prize, 0)).toBe(fund)
    expect(prizes).toEqual(prizes.toSorted((a, b) => b - a))
    expect(prizes.every((prize) => prize > 0)).toBe(true)
  })
})
