import { describe, expect, it } from 'vitest'
import { engines } from '../registry.ts'
import { BETS } from './bets.ts'

const kinds = new Map<string, number>()
for (const name of BETS.keys()) {
  const kind = name.split('-')[0] ?? ''
  kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
}

describe('bets of Neva Roulette', () => {
  it('are 157 of 13 kinds', () => {
    expect(Object.fromEntries(kinds)).toEqual({
      straight: 37,
      split: 60,
      street: 14,
      corner: 23,
      line: 11,
      dozen: 3,
      column: 3,
      red: 1,
      black: 1,
      odd: 1,
      even: 1,
      low: 1,
      high: 1,
    })
  })

  it.each([
    ['split-0-3', [0, 3]],
    ['split-17-20', [17, 20]],
    ['street-0-2-3', [0, 2, 3]],
    ['street-34-35-36', [34, 35, 36]],
    ['corner-0-1-2-3', [0, 1, 2, 3]],
    ['corner-32-33-35-36', [32, 33, 35, 36]],
    ['line-31-32-33-34-35-36', [31, 32, 33, 34, 35, 36]],
    ['dozen-2', [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]],
    ['column-3', [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36]],
    ['black', [2, 4, 6, 8, 10, 11, 13, 15, 17, 20, 22, 24, 26, 28, 29, 31, 33, 35]],
    ['high', [19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36]],
  ])('%s covers its numbers', (name, covered) => {
    expect(BETS.get(name)).toEqual(covered)
  })

  it.each([
    'split-3-4',
    'split-20-17',
    'street-2-3-4',
    'corner-3-4-6-7',
    'line-34-35-36-37-38-39',
    'straight-37',
    'dozen-4',
  ])('has no %s', (name) => expect(BETS.has(name)).toBe(false))

  const chip = { on: 'red', kopecks: 500 }
  it.each([
    [{ chips: Array.from({ length: 30 }, () => chip) }, 15_000],
    [{ chips: [{ on: 'red', kopecks: 100_000 }] }, 100_000],
    [{ chips: Array.from({ length: 31 }, () => chip) }, null],
    [{ chips: [{ on: 'red', kopecks: 2_000_500 }] }, null],
    [{ chips: [chip, { on: 'green', kopecks: 500 }] }, null],
    [{ chips: [{ on: 'red', kopecks: 750 }] }, null],
    [{ chips: [{ on: 'red', kopecks: -500 }] }, null],
    [{ chips: [{ on: 'red', kopecks: Number.NaN }] }, null],
    [{ chips: [{ on: 'constructor', kopecks: 500 }] }, null],
  ])('%j costs %s', (bet, stake) => {
    expect(engines['neva-roulette'].readBet(bet)?.stake ?? null).toBe(stake)
  })
})
