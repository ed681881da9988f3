import { describe, expect, it } from 'vitest'
import { contrastOf } from './contrast.ts'
import type { Picture } from './picture.ts'

/** A ground of one grey with a stroke that covers its pixels to `coverage`. */
function stroke(ground: number, letter: number, coverage: number, height = 10): Picture {
  const rgba = Buffer.alloc(20 * height * 4, 255)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < 20; x += 1) {
      const grey = x === 5 && y > height - 8 ? Math.round(ground + (letter - ground) * coverage) : ground
      rgba.set([grey, grey, grey], (y * 20 + x) * 4)
    }
  return { width: 20, height, rgba }
}
const box = { left: 0, top: 0, right: 19, bottom: 9 }
const black = [0, 0, 0] as const

describe('contrastOf', () => {
  it('measures the text before and after', () => {
    const measured = contrastOf(stroke(255, 118, 1), stroke(255, 0, 1), { box, shift: 0, colour: black })
    expect(measured?.after).toBeCloseTo(21, 1)
    expect(measured?.before).toBeCloseTo(4.54, 1)
  })

  it('does not take a thin letter for a weak one', () => {
    const measured = contrastOf(stroke(255, 118, 0.6), stroke(255, 0, 0.6), { box, shift: 0, colour: black })
    expect(measured?.after).toBeCloseTo(21, 0)
    expect(measured?.before).toBeCloseTo(4.54, 1)
  })

  it('reads what is seen where the computed colour is not', () => {
    const measured = contrastOf(stroke(255, 0, 1), stroke(255, 118, 1), { box, shift: 0, colour: null })
    expect(measured?.after).toBeCloseTo(4.54, 1)
  })

  it('finds the text of the approved picture in other rows', () => {
    const measured = contrastOf(stroke(255, 0, 1, 20), stroke(255, 0, 1), { box, shift: 10, colour: black })
    expect(measured?.before).toBeCloseTo(21, 1)
  })

  it('has nothing to measure in one colour', () => {
    expect(contrastOf(stroke(9, 9, 1), stroke(9, 9, 1), { box, shift: 0, colour: black })).toBeNull()
  })
})
