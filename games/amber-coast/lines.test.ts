import { describe, expect, it } from 'vitest'
import { LINES, lineWin, spinWin } from './lines.ts'
import type { CoastSymbol } from './reels.ts'

describe('lineWin', () => {
  it.each<[CoastSymbol[], ReturnType<typeof lineWin>]>([
    [['ship', 'ship', 'fish', 'ship', 'ship'], null],
    [['fish', 'ship', 'ship', 'ship', 'ship'], null],
    [['ship', 'ship', 'ship', 'fish', 'ship'], { symbol: 'ship', count: 3, tenths: 25 }],
    [['shell', 'amber', 'shell', 'amber', 'fish'], { symbol: 'shell', count: 4, tenths: 20 }],
    [['pebble', 'amber', 'amber', 'amber', 'pebble'], { symbol: 'pebble', count: 5, tenths: 30 }],
    [['lighthouse', 'amber', 'amber', 'amber', 'lighthouse'], null],
    [['anchor', 'amber', 'lighthouse', 'anchor', 'anchor'], null],
  ])('of %j is %j', (symbols, expected) => {
    expect(lineWin(symbols)).toEqual(expected)
  })
})

describe('spinWin', () => {
  it('adds the lines and the scatters', () => {
    const grid: CoastSymbol[][] = [
      ['fish', 'lighthouse', 'pebble'],
      ['amber', 'lighthouse', 'anchor'],
      ['fish', 'pebble', 'lighthouse'],
      ['lighthouse', 'shell', 'anchor'],
      ['fish', 'starfish', 'helm'],
    ]
    expect(spinWin(grid)).toEqual({
      lines: [{ line: 2, symbol: 'fish', count: 3, tenths: 4 }],
      scatters: 4,
      scatterTenths: 100,
      tenths: 104,
      isTrigger: true,
    })
  })
})

it('the twenty lines differ and have one row on each reel', () => {
  expect(new Set(LINES.map((rows) => rows.join(''))).size).toBe(20)
  expect(LINES.every((rows) => rows.length === 5 && rows.every((row) => row >= 0 && row <= 2))).toBe(true)
})
