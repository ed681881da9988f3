import { describe, expect, it } from 'vitest'
import { Bonus } from '#contract/player/bonuses.ts'
import { bonusForecast } from './bonus-forecast.ts'

const bonus = (fields: object) =>
  Bonus.parse({ id: 1, title: 'Бонус', state: 'available', opens: 'deposit', amount: 2000, ...fields })
const next = bonus({ next: 1, min_deposit: 500, percent: 50, max_amount: 2000 })

describe('bonusForecast', () => {
  it.each([
    ['nothing without a bonus of the next deposit', [bonus({ next: 0 })], 1000, undefined],
    ['nothing for a bonus that is over', [bonus({ next: 1, state: 'expired' })], 1000, undefined],
    ['no sum before the amount is known', [next], null, null],
    ['the share of the amount', [next], 1001, 500.5],
    ['the share of the smallest amount', [next], 500, 250],
    ['at most its maximum', [next], 15_000, 2000],
    ['that a smaller amount loses it', [next], 499, 'belowMinimum'],
    ['the fixed amount of a bonus without a share', [bonus({ next: 1 })], 100, 2000],
    ['a share without a maximum', [bonus({ next: 1, percent: 100 })], 3000, 3000],
  ])('says %s', (_, bonuses, amount, gives) => {
    expect(bonusForecast(bonuses, amount)?.gives).toBe(gives)
  })

  it('knows that another bonus is active', () => {
    expect(bonusForecast([next], 1000)?.isOtherActive).toBe(false)
    expect(bonusForecast([next, bonus({ id: 2, state: 'active' })], 1000)?.isOtherActive).toBe(true)
  })
})
