import { describe, expect, it } from 'vitest'
import type { Cluster } from '../evidence.ts'
import { isFlat, isScattered, viewportOf } from './zoom.ts'

const size = { width: 1440, height: 900 }
const frame = { width: 700, height: 500 }

describe('viewportOf', () => {
  it('shows the whole width without a box, never enlarged', () => {
    expect(viewportOf(size, null, frame)).toEqual({ left: 0, top: 0, width: 1440, height: 900, scale: 700 / 1440 })
    expect(viewportOf({ width: 390, height: 3000 }, null, frame).scale).toBe(1)
  })

  it('zooms to a changed box with space around it', () => {
    const viewport = viewportOf(size, { left: 600, top: 400, right: 999, bottom: 499 }, frame)
    expect(viewport).toEqual({ left: 568, top: 368, width: 464, height: 164, scale: 700 / 464 })
  })

  it('fills the frame with surroundings beside a high change', () => {
    const viewport = viewportOf(size, { left: 700, top: 32, right: 709, bottom: 467 }, frame)
    expect(viewport).toEqual({ left: 355, top: 0, width: 700, height: 500, scale: 1 })
  })

  it('shows the surroundings of a single pixel', () => {
    const viewport = viewportOf(size, { left: 700, top: 400, right: 700, bottom: 400 }, frame)
    expect(viewport).toMatchObject({ width: 350, height: 120, scale: 2 })
  })

  it('stays inside the picture', () => {
    const viewport = viewportOf(size, { left: 1439, top: 899, right: 1439, bottom: 899 }, frame)
    expect([viewport.left + viewport.width, viewport.top + viewport.height]).toEqual([1440, 900])
  })
})

describe('isFlat', () => {
  it('is true for a line of text, and false for a column', () => {
    expect(isFlat(size, { left: 0, top: 100, right: 600, bottom: 120 })).toBe(true)
    expect(isFlat(size, { left: 0, top: 100, right: 300, bottom: 600 })).toBe(false)
  })
})

describe('isScattered', () => {
  const clusterAt = (left: number): Cluster => ({
    kind: 'changed',
    box: { left, top: 0, right: left + 9, bottom: 9 },
    approvedTop: 0,
    count: 1,
    before: '',
    after: '',
    fingerprint: '',
  })
  it('is true for changes at two ends of a page, and false for one change or near ones', () => {
    expect(isScattered([clusterAt(0), clusterAt(1000)])).toBe(true)
    expect(isScattered([clusterAt(0), clusterAt(300)])).toBe(false)
    expect(isScattered([clusterAt(0)])).toBe(false)
  })
})
