import { describe, expect, it } from 'vitest'
import { findClusters, withComponent } from './clusters.ts'
import type { Picture } from './picture.ts'

/** A picture of a word, `letters` high, on a ground: its letters are bars with a softened side. */
interface Word {
  left?: number
  top?: number
  length?: number
  grey?: number
  ground?: number
}
function drawWord({ left = 20, top = 20, length = 6, grey = 200, ground = 10 }: Word): Picture {
  const [width, height] = [160, 60]
  const rgba = Buffer.alloc(width * height * 4, ground)
  for (let offset = 3; offset < rgba.length; offset += 4) rgba[offset] = 255
  const paint = (x: number, y: number, value: number) => rgba.fill(value, (y * width + x) * 4, (y * width + x) * 4 + 3)
  for (let letter = 0; letter < length; letter += 1)
    for (let y = top; y < top + 9 + (letter % 3); y += 1) {
      paint(left + letter * 7, y, grey)
      paint(left + letter * 7 + 1, y, Math.round((grey + ground) / 2))
    }
  return { width, height, rgba }
}
const fingerprintsOf = (approved: Word, taken: Word, component?: string) =>
  findClusters(drawWord(approved), drawWord(taken)).map((cluster) => withComponent(cluster, component).fingerprint)

describe('moved content', () => {
  it.each([
    ['right', { left: 23 }, 'Alert moved 3,0'],
    ['up', { top: 16 }, 'Alert moved 0,-4'],
  ])('is recognised when it moves %s', (_, taken, fingerprint) => {
    expect(fingerprintsOf({}, taken, 'Alert')).toEqual([fingerprint])
  })

  it('is one cause for words of any length', () => {
    expect(fingerprintsOf({ length: 5 }, { length: 5, left: 23 }, 'Alert')).toEqual(
      fingerprintsOf({ length: 14 }, { length: 14, left: 23 }, 'Alert'),
    )
  })

  it('is not a move if it also changes', () => {
    expect(fingerprintsOf({}, { left: 23, grey: 150 }, 'Alert')[0]).not.toContain('moved')
  })
})

describe('recoloured content', () => {
  it('is one cause in every component', () => {
    const expected = ['recoloured #c8c8c8 → #969696']
    expect(fingerprintsOf({}, { grey: 150 }, 'Alert')).toEqual(expected)
    expect(fingerprintsOf({ length: 9, top: 30 }, { length: 9, top: 30, grey: 150 }, 'Table')).toEqual(expected)
  })

  it('is not the same as content that vanished', () => {
    expect(fingerprintsOf({}, { length: 0 }, 'Alert')[0]).not.toContain('recoloured')
    expect(fingerprintsOf({ length: 0 }, {}, 'Alert')[0]).not.toContain('recoloured')
  })
})
