import { describe, expect, it } from 'vitest'
import { badgeColours, contrast, day, night, readablePairs } from './palettes.ts'

describe.each([
  ['night', night],
  ['day', day],
])('the %s palette', (_, palette) => {
  it.each(readablePairs.map((pair) => [pair.text, pair.on, pair.least] as const))(
    'shows %s on %s',
    (text, on, least) => {
      expect(contrast(palette[text], palette[on])).toBeGreaterThanOrEqual(least)
    },
  )
})

describe('badges', () => {
  it.each(Object.entries(badgeColours))('%s is readable', (_, { fill, text }) => {
    expect(contrast(fill, text)).toBeGreaterThanOrEqual(4.5)
  })
})

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#6a78b5', '#6a78b5')).toBeCloseTo(1)
  })
})
