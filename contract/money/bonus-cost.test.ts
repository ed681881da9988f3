import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bonusCost } from './bonus-cost.ts'

describe('bonusCost', () => {
  it.each([
    ['the first deposit of 2 000 ₽', 6000, 60_000, 2400, 3600, 0.4],
    ['a gift', 500, 5000, 200, 300, 0.4],
    ['a status bonus', 1500, 4500, 180, 1320, 0.12],
    ['no wagering', 500, 0, 0, 500, 0],
    ['wagering that costs more than it gives', 100, 5000, 200, 0, 1],
    ['no money left', 0, 1000, 40, 0, 1],
    ['nothing at all', 0, 0, 0, 0, 0],
  ])('of %s', (_, amount, stakes, cost, kept, share) => {
    expect(bonusCost({ amount, stakes, edge: 0 })).toEqual({ cost, kept, share })
  })

  it('counts with the edge of the games that the server names', () => {
    expect(bonusCost({ amount: 6000, stakes: 60_000, edge: 2.5 })).toEqual({ cost: 1500, kept: 4500, share: 0.25 })
  })

  it('keeps no more than the bonus pays', () => {
    const wager = { amount: 2000, stakes: 20_000, edge: 0 }
    expect(bonusCost({ ...wager, maxPaid: 1000 })).toMatchObject({ cost: 800, kept: 1000 })
    expect(bonusCost({ ...wager, stakes: 40_000, maxPaid: 1000 })).toMatchObject({ cost: 1600, kept: 400 })
  })

  it('never keeps more than the bonus, nor less than nothing', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(10_000_000), (amount, stakes) => {
        const { kept, share } = bonusCost({ amount, stakes, edge: 0 })
        expect(kept).toBeGreaterThanOrEqual(0)
        expect(kept).toBeLessThanOrEqual(amount)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
      }),
    )
  })
})
