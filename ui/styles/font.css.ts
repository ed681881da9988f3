import { globalFontFace } from '@vanilla-extract/css'
import cyrillic from '../fonts/manrope-cyrillic.woff2?url'
import latin from '../fonts/manrope-latin.woff2?url'
import ruble from '../fonts/manrope-ruble.woff2?url'

const face = (file: string, unicodeRange: string) => ({
  src: `url("${file}") format("woff2")`,
  fontWeight: '200 800',
  fontStyle: 'normal',
  fontDisplay: 'swap' as const,
  unicodeRange,
})

globalFontFace(
  'Manrope',
  face(latin, 'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02DC, U+2000-206F, U+2122, U+2191, U+2193, U+2212, U+2215'),
)
globalFontFace('Manrope', face(cyrillic, 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116'))
globalFontFace('Manrope', face(ruble, 'U+20BD'))

// The stand-ins take Manrope's measures, so that nothing moves when the real letters arrive.
globalFontFace('Manrope stand-in', {
  src: 'local("Arial"), local("Liberation Sans")',
  sizeAdjust: '103.31%',
  ascentOverride: '103.18%',
  descentOverride: '29.04%',
  lineGapOverride: '0%',
})
globalFontFace('Manrope stand-in wide', {
  src: 'local("DejaVu Sans")',
  sizeAdjust: '99.4%',
  ascentOverride: '107.2%',
  descentOverride: '30.2%',
  lineGapOverride: '0%',
})

export const fontFamily = '"Manrope", "Manrope stand-in", "Manrope stand-in wide", sans-serif'
