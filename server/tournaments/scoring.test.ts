import { describe, expect, it } from 'vitest'
import { sharePrizes } from './scoring.ts'

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
