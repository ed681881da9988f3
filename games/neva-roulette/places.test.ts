import { describe, expect, it } from 'vitest'
import { BETS, INSIDE_KINDS } from './bets.ts'
import { createBetFinder, kindOf, nextIndex, placeOf } from './places.ts'

const inside = new Map([...BETS].filter(([bet]) => INSIDE_KINDS.some((kind) => kind === kindOf(bet))))

describe('placeOf', () => {
  it('gives each bet of a kind on the numbers a place of its own', () => {
    expect(inside.size).toBe(145)
    const places = [...inside].map(([bet, covered]) => {
      const { x, y } = placeOf(bet, covered)
      return `${kindOf(bet)} ${x} ${y}`
    })
    expect(new Set(places).size).toBe(places.length)
  })

  it.each([
    ['straight-0', { x: 0, y: 1 }],
    ['straight-3', { x: 1, y: 0 }],
    ['straight-34', { x: 12, y: 2 }],
    ['split-17-20', { x: 6.5, y: 1 }],
    ['split-0-2', { x: 0.5, y: 1 }],
    ['street-0-2-3', { x: 0.5, y: 0.5 }],
    ['street-16-17-18', { x: 6, y: 2.5 }],
    ['corner-0-1-2-3', { x: 0.5, y: 2.5 }],
    ['corner-1-2-4-5', { x: 1.5, y: 1.5 }],
    ['line-1-2-3-4-5-6', { x: 1.5, y: 2.5 }],
  ])('lays %s at %o', (bet, place) => {
    expect(placeOf(bet, BETS.get(bet) ?? [])).toEqual(place)
  })
})

describe('the bet that a press means', () => {
  const betAt = createBetFinder(inside)

  it('is at each place the bet of that place', () => {
    const found = [...inside].filter(([bet, covered]) => betAt(placeOf(bet, covered)) === bet)
    expect(found).toHaveLength(inside.size)
  })

  it.each([
    ['inside a number', { x: 6.25, y: 1.25 }, 'straight-17'],
    ['above the line to the next row', { x: 6.25, y: 1.4 }, 'split-16-17'],
    ['beside the line to the next column', { x: 6.6, y: 1.1 }, 'split-17-20'],
    ['near a corner', { x: 6.4, y: 0.6 }, 'corner-17-18-20-21'],
    ['near the lower edge of a column', { x: 6, y: 2.45 }, 'street-16-17-18'],
    ['near the lower edge between two columns', { x: 6.5, y: 2.35 }, 'line-16-17-18-19-20-21'],
    ['near the upper edge', { x: 6.1, y: -0.45 }, 'straight-18'],
    ['in zero', { x: 0.1, y: 2.2 }, 'straight-0'],
    ['between zero and 2', { x: 0.45, y: 1 }, 'split-0-2'],
    ['in the last column', { x: 12.45, y: 0 }, 'straight-36'],
  ])('is %s %o %s', (_, point, bet) => {
    expect(betAt(point)).toBe(bet)
  })
})

describe('nextIndex', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 100, y: 0 },
    { x: 75, y: 60 },
  ]

  it.each([
    [0, 'ArrowRight', 1],
    [1, 'ArrowRight', 2],
    [2, 'ArrowRight', -1],
    [2, 'ArrowLeft', 1],
    [2, 'ArrowDown', 3],
    [3, 'ArrowUp', 1],
    [0, 'Enter', -1],
  ])('leads from %i by %s to %i', (from, key, next) => {
    expect(nextIndex(points, from, key)).toBe(next)
  })
})
