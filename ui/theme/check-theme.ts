import { artContrastPairs } from '../tokens/art-colours.ts'
import { contrast, contrastPairs, type Palette } from '../tokens/palettes.ts'
import type { Theme } from './create-theme.ts'

/** A pair of colours that is too weak. */
export interface ContrastFault {
  mode: 'night' | 'day' | 'art'
  text: string
  background: string
  /** WCAG contrast, 1 to 21; `NaN` for a colour that is not hexadecimal. */
  contrast: number
  minContrast: number
}

/** Lists pairs below 4.5 : 1 for text, and below 3 : 1 for borders of controls. An empty list means that the theme can be used. */
export function checkTheme({ colours }: Theme): ContrastFault[] {
  const pairsOf = (mode: 'night' | 'day', palette: Palette): ContrastFault[] =>
    contrastPairs.map(({ text, background, minContrast }) => ({
      mode,
      text,
      background,
      contrast: contrast(palette[text], palette[background]),
      minContrast,
    }))
  const pairsOfArt = artContrastPairs(colours.art).map(({ text, background, colours: pair }) => ({
    mode: 'art' as const,
    text,
    background,
    contrast: contrast(...pair),
    minContrast: 4.5,
  }))
  return [...pairsOf('night', colours.night), ...pairsOf('day', colours.day), ...pairsOfArt].filter(
    // Not `<`, which is false for NaN.
    (pair) => !(pair.contrast >= pair.minContrast),
  )
}
