import { describe, expect, it } from 'vitest'
import { badgeColours, contrast, day, night, onArt, readablePairs, wordsScrim } from './palettes.ts'

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

describe('words on a picture', () => {
  const over = (picture: string, share: number) =>
    `#${[1, 3, 5]
      .map((at) => {
        const [under, scrim] = [picture, onArt.scrim].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
        return Math.round((under ?? 0) * (1 - share) + (scrim ?? 0) * share)
          .toString(16)
          .padStart(2, '0')
      })
      .join('')}`

  it.each(Object.values(wordsScrim))('are read under a scrim of %d whatever is drawn there', (share) => {
    expect(contrast(onArt.text, over('#ffffff', share))).toBeGreaterThanOrEqual(4.5)
  })
})

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#6a78b5', '#6a78b5')).toBeCloseTo(1)
  })
})
