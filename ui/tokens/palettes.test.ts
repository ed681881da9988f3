import { describe, expect, it } from 'vitest'
import { artColours, artContrastPairs } from './art-colours.ts'
import { textScrim } from './art.ts'
import { contrast, contrastPairs, day, night } from './palettes.ts'
import { scaleValues } from './values.ts'

describe.each([
  ['night', night],
  ['day', day],
])('%s palette', (_, palette) => {
  it.each(contrastPairs.map((pair) => [pair.text, pair.background, pair.minContrast] as const))(
    'has enough contrast for %s on %s',
    (text, background, minContrast) => {
      expect(contrast(palette[text], palette[background])).toBeGreaterThanOrEqual(minContrast)
    },
  )
})

describe('the waiting colour', () => {
  it.each(['canvas', 'glowStart', 'glowEnd', 'surface1', 'surface2', 'surface3'])('is checked on %s', (surface) => {
    expect(contrastPairs).toContainEqual({ text: 'waiting', background: surface, minContrast: 4.5 })
  })

  it.each([night, day])('is not gold', ({ waiting, accentText, accentFill }) => {
    expect([accentText, accentFill]).not.toContain(waiting)
  })
})

describe('art', () => {
  it.each(artContrastPairs(artColours))('has enough contrast for $text on $background', ({ colours }) => {
    expect(contrast(...colours)).toBeGreaterThanOrEqual(4.5)
  })
})

/** A colour with an opacity over another. */
const blend = (under: string, over: string, share: number) =>
  `#${[1, 3, 5]
    .map((start) => {
      const [below = 0, above = 0] = [under, over].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16))
      return Math.round(below * (1 - share) + above * share)
        .toString(16)
        .padStart(2, '0')
    })
    .join('')}`

describe.each([
  ['night', night],
  ['day', day],
])('a busy button in the %s palette', (_, palette) => {
  it.each([
    ['onAccent', 'accentFillFrom'],
    ['onAccent', 'accentFillTo'],
    ['text', 'surface2'],
  ] as const)('has enough contrast for %s on %s', (text, fill) => {
    for (const ground of [palette.canvas, palette.surface1]) {
      const [label, button] = [palette[text], palette[fill]].map((colour) =>
        blend(ground, colour, scaleValues.opacity.busy),
      )
      expect(contrast(label ?? '', button ?? '')).toBeGreaterThanOrEqual(4.5)
    }
  })
})

describe('text on a picture', () => {
  it.each(Object.values(textScrim))('has enough contrast under a scrim of %d even on white', (share) => {
    expect(
      contrast(artColours.onPicture.text, blend('#ffffff', artColours.onPicture.scrim, share)),
    ).toBeGreaterThanOrEqual(4.5)
  })
})

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#6a78b5', '#6a78b5')).toBeCloseTo(1)
  })
})
