import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxAt, CORNERS, hiddenShare, nearestCorner, placeBeside } from './placing.ts'

const area = { left: 16, top: 80, right: 1424, bottom: 884 }
const anyPlace = fc.record({ corner: fc.constantFrom(...CORNERS), width: fc.integer({ min: 200, max: 900 }) })
const anyArea = fc
  .record({ width: fc.integer({ min: 288, max: 2000 }), height: fc.integer({ min: 300, max: 1200 }) })
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
  it('never leaves its area sideways', () => {
    fc.assert(
      fc.property(anyPlace, anyArea, (place, within) => {
        const box = boxAt(place, within)
        expect(box.left).toBeGreaterThanOrEqual(within.left)
        expect(box.right).toBeLessThanOrEqual(within.right)
      }),
    )
  })

  it('leaves more than half of the focused element visible, or tucks', () => {
    fc.assert(
      fc.property(anyPlace, anyBox, (place, focused) => {
        const corner = placeBeside(place, area, focused)
        const hidden = (other: (typeof CORNERS)[number]) =>
          hiddenShare(focused, boxAt({ ...place, corner: other }, area))
        if (corner === 'tucked') expect(Math.min(...CORNERS.map(hidden))).toBeGreaterThanOrEqual(0.5)
        else expect(hidden(corner)).toBeLessThan(0.5)
      }),
    )
  })

  it('stays in its corner while that hides nothing', () => {
    fc.assert(
      fc.property(anyPlace, anyBox, (place, focused) => {
        if (hiddenShare(focused, boxAt(place, area)) === 0) expect(placeBeside(place, area, focused)).toBe(place.corner)
      }),
    )
  })

  it('goes to the nearest corner', () => {
    const button = { left: 1300, top: 800, right: 1400, bottom: 850 }
    expect(placeBeside({ corner: 'bottomRight', width: 420 }, area, button)).toBe('topRight')
  })

  it.each(CORNERS)('drops in %s, when it lies next to it', (corner) => {
    const { left, top, right, bottom } = boxAt({ corner, width: 420 }, area)
    const moved = { left: left + 30, top: top - 40, right: right + 30, bottom: bottom - 40 }
    expect(nearestCorner(moved, 420, area)).toBe(corner)
  })
})
