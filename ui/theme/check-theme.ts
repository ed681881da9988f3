import { artContrastPairs } from '../tokens/art-colours.ts'
import { contrast, contrastPairs, type Hex, type Palette } from '../tokens/palettes.ts'
import type { Theme } from './create-theme.ts'

/** A pair of colours that is too weak. */
export interface ContrastFault {
  mode: 'night' | 'day' | 'art'
  /** Names of the two tokens. */
  text: string
  background: string
  textColour: Hex
  backgroundColour: Hex
  /** WCAG contrast, 1 to 21, rounded down to two digits. */
  contrast: number
  minContrast: number
}

type Pair = Omit<ContrastFault, 'contrast'>

const HEX = /^#(?:[\da-f]{6}|[\da-f]{8})$/iu
/** Art has translucent colours too. */
const ART = /^(?:rgb\(.+\)|transparent)$/u

interface ColourTree {
  readonly [name: string]: string | ColourTree
}

/** Throws on a colour whose contrast cannot be computed. */
function checkNotation(colours: ColourTree, path: string): void {
  for (const [name, value] of Object.entries(colours)) {
    const token = `${path}.${name}`
    if (typeof value === 'object') checkNotation(value, token)
    else if (!HEX.test(value) && !(path.startsWith('art') && ART.test(value)))
      throw new Error(`The colour ${token} is ${value}, which is not #rrggbb or #rrggbbaa.`)
  }
}

/**
 * Lists pairs below 4.5 : 1 for text, and below 3 : 1 for borders of controls. An empty list means that the theme can be
 * used. Throws on a colour that is not `#rrggbb` or `#rrggbbaa`.
 */
export function checkTheme({ colours }: Theme): ContrastFault[] {
  for (const mode of ['night', 'day', 'art'] as const) checkNotation({ ...colours[mode] }, mode)
  const pairsOf = (mode: 'night' | 'day', palette: Palette): Pair[] =>
    contrastPairs.map(({ text, background, minContrast }) => ({
      mode,
      text,
      background,
      textColour: palette[text],
      backgroundColour: palette[background],
      minContrast,
    }))
  const pairsOfArt = artContrastPairs(colours.art).map(
    ({ text, background, colours: [textColour, backgroundColour] }): Pair => ({
      mode: 'art',
      text,
      background,
      textColour,
      backgroundColour,
      minContrast: 4.5,
    }),
  )
  return [...pairsOf('night', colours.night), ...pairsOf('day', colours.day), ...pairsOfArt].flatMap((pair) => {
    const exact = contrast(pair.textColour, pair.backgroundColour)
    return exact < pair.minContrast ? [{ ...pair, contrast: Math.floor(exact * 100) / 100 }] : []
  })
}
