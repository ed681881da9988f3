import { globalStyle } from '@vanilla-extract/css'
import { layout } from '../kit/styles/layouts.ts'
import { weight } from '../kit/styles/tokens.ts'
import { art } from './colours.ts'

/* A playing card, drawn by `draw-card.ts`. */

globalStyle('.card', {
  position: 'relative',
  containerType: 'inline-size',
  width: '100%',
  aspectRatio: '100 / 140',
  minHeight: 0,
  padding: 0,
  border: `1px solid ${art.cardBorder}`,
  borderRadius: '8%/6%',
  background: art.cardFill,
  boxShadow: art.cardShadow,
  '@media': { [layout.forcedColours]: { forcedColorAdjust: 'none' } },
  transition: 'transform 0.15s ease-out',
})
globalStyle('.card svg', { display: 'block', width: '100%', height: '100%' })
globalStyle('.index', { fontSize: '19px', fontWeight: weight.display, textAnchor: 'middle', letterSpacing: '-1px' })
globalStyle('.large', { fontSize: '50px', fontWeight: weight.display, letterSpacing: '-3px' })
globalStyle('.red', { fill: art.red })
globalStyle('.black', { fill: art.black })
globalStyle('.court', { fill: art.court, stroke: art.courtBorder, strokeWidth: 1.5 })
globalStyle('.compact', { display: 'none', '@container': { '(max-width: 84px)': { display: 'inline' } } })
globalStyle('.full', { '@container': { '(max-width: 84px)': { display: 'none' } } })
