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

/*
 * Metric-compatible fallback fonts, to avoid a layout shift when Manrope loads. The widths were measured on the product's
 * own Russian and English texts: Manrope 500 against regular, 650 to 750 against bold.
 */
const ASCENT = 1.066
const DESCENT = 0.3
const fallbackFace = (local: string, width: number, fontWeight: string) => ({
  src: local,
  fontWeight,
  sizeAdjust: `${(width * 100).toFixed(1)}%`,
  ascentOverride: `${((ASCENT / width) * 100).toFixed(2)}%`,
  descentOverride: `${((DESCENT / width) * 100).toFixed(2)}%`,
  lineGapOverride: '0%',
})
const REGULAR = '200 599'
const BOLD = '600 900'

globalFontFace('Manrope Fallback', fallbackFace('local("Arial"), local("Liberation Sans")', 1.03, REGULAR))
globalFontFace('Manrope Fallback', fallbackFace('local("Arial Bold"), local("Liberation Sans Bold")', 0.992, BOLD))
globalFontFace('Manrope Wide Fallback', fallbackFace('local("DejaVu Sans")', 0.905, REGULAR))
globalFontFace('Manrope Wide Fallback', fallbackFace('local("DejaVu Sans Bold")', 0.84, BOLD))
