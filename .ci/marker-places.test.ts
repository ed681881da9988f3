import { describe, expect, it } from 'vitest'
import { placeMarker, type Box, type Surroundings } from '#storybook/docs/marker-places.ts'

const SIZE = 22
const part: Box = { left: 100, top: 100, right: 200, bottom: 144 }
const free: Surroundings = { canvas: { width: 400, height: 300 }, content: [], markers: [] }
const around = (left: number, top: number): Box => ({ left, top, right: left + SIZE, bottom: top + SIZE })

describe('the place of a marker', () => {
  it.each([
    ['at the start of its part', part, free, { left: 76, top: 111 }],
    ['above where content stands at the start', part, { ...free, content: [{ ...part, left: 0, right: 98 }] }, null],
    ['in the canvas for a part at its start', { ...part, left: 0 }, free, null],
    ['in the canvas for a part of its width', { ...part, left: 0, right: 400 }, free, null],
    ['at the edge for a part out of view', { left: 8, top: -90, right: 200, bottom: -46 }, free, null],
    ['beside the marker of another part with the same box', part, { ...free, markers: [around(76, 111)] }, null],
  ] as const)('is %s', (_, box, surroundings, expected) => {
    const place = placeMarker(box, SIZE, surroundings)
    if (expected !== null) expect(place).toEqual(expected)
    const marker = around(place.left, place.top)
    const covers = (other: Box): boolean =>
      marker.left < other.right && marker.right > other.left && marker.top < other.bottom && marker.bottom > other.top
    expect([box, ...surroundings.content, ...surroundings.markers].filter(covers)).toEqual([])
    expect(Math.min(marker.left, marker.top)).toBeGreaterThanOrEqual(0)
    expect(marker.right).toBeLessThanOrEqual(surroundings.canvas.width)
  })
})
