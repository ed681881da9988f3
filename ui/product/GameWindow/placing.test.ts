import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxAt, CORNERS, floatingSize, freeCorner, hiddenShare, nearestCorner, tuckedSize } from './placing.ts'

const area = { left: 16, top: 80, right: 1424, bottom: 884 }
const anyCorner = fc.constantFrom(...CORNERS)
const anyWidth = fc.integer({ min: 200, max: 900 })
const anyArea = fc
  .record({ width: fc.integer({ min: 288, max: 2000 }), height: fc.integer({ min: 150, max: 1200 }) })
  .map(({ width, height }) => ({ left: 16, top: 80, right: 16 + width, bottom: 80 + height }))
const anyBox = fc
  .record({
    left: fc.integer({ min: 0, max: 1500 }),
    top: fc.integer({ min: 0, max: 900 }),
    width: fc.integer({ min: 1, max: 800 }),
    height: fc.integer({ min: 1, max: 600 }),
  })
  .map(({ left, top, width, height }) => ({ left, top, right: left + width, bottom: top + height }))

describe('placing of the floating window', () => {
  it('never leaves its area, however low it is', () => {
    fc.assert(
      fc.property(anyCorner, anyWidth, anyArea, (corner, width, within) => {
        for (const size of [floatingSize(width, within), tuckedSize(within)]) {
          const box = boxAt(corner, size, within)
          expect(box.left).toBeGreaterThanOrEqual(within.left)
          expect(box.right).toBeLessThanOrEqual(within.right)
          expect(box.top).toBeGreaterThanOrEqual(within.top - 0.01)
          expect(box.bottom).toBeLessThanOrEqual(within.bottom + 0.01)
        }
      }),
    )
  })

  it('leaves the focused element visible, or has no free corner', () => {
    fc.assert(
      fc.property(anyCorner, anyWidth, anyBox, (corner, width, focused) => {
        const size = floatingSize(width, area)
        const hidden = (other: (typeof CORNERS)[number]) => hiddenShare(focused, boxAt(other, size, area))
        const free = freeCorner(corner, size, area, focused)
        if (free === null) expect(Math.min(...CORNERS.map(hidden))).toBeGreaterThanOrEqual(0.1)
        else expect(hidden(free)).toBeLessThan(0.1)
      }),
    )
  })

  it('stays in its corner while that hides nothing', () => {
    fc.assert(
      fc.property(anyCorner, anyWidth, anyBox, (corner, width, focused) => {
        const size = floatingSize(width, area)
        if (hiddenShare(focused, boxAt(corner, size, area)) > 0) return
        expect(freeCorner(corner, size, area, focused)).toBe(corner)
      }),
    )
  })

  it('goes to the nearest corner', () => {
    const button = { left: 1300, top: 800, right: 1400, bottom: 850 }
    expect(freeCorner('bottomRight', floatingSize(420, area), area, button)).toBe('topRight')
  })

  it.each(CORNERS)('drops in %s, when it lies next to it', (corner) => {
    const size = floatingSize(420, area)
    const { left, top, right, bottom } = boxAt(corner, size, area)
    const moved = { left: left + 30, top: top - 40, right: right + 30, bottom: bottom - 40 }
    expect(nearestCorner(moved, size, area)).toBe(corner)
  })
})
