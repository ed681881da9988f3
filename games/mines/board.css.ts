import { globalKeyframes, globalStyle } from '@vanilla-extract/css'
import { colour, kitArt } from '../kit/styles/colours.ts'
import { layout } from '../kit/styles/layouts.ts'
import { lineHeight, radius, size, space, weight } from '../kit/styles/tokens.ts'
import { art } from './colours.ts'

/* The field of Mines and what it pays. */

globalStyle('.board', {
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: space[2],
  minHeight: '320px',
  padding: '10px 12px',
  '@media': {
    [layout.wide]: { gridColumn: 2, gridRow: 2, minHeight: 0, padding: '0 0 clamp(8px, 2vh, 16px)' },
    [layout.small]: { gridRow: '1 / 3', flexDirection: 'row-reverse', gap: space[1], minHeight: 0, padding: space[1] },
  },
})
globalStyle('.pays', {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[2],
  '@media': {
    [layout.small]: { flex: 'none', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'center', width: '76px' },
    [layout.smallFrom600]: { width: '132px' },
    [layout.below200]: { position: 'absolute', inset: '26px 4px auto auto', zIndex: 1, gap: '2px', width: '96px' },
  },
})
globalStyle('.pays div', {
  padding: '4px 12px 6px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.shade,
  '@media': {
    [layout.small]: { padding: '2px 4px' },
    [layout.below200]: { padding: `0 ${space[1]}`, textAlign: 'center' },
  },
})
globalStyle('.pays dt', {
  fontSize: size[13],
  color: colour.muted,
  '@media': {
    [layout.small]: { fontSize: size[12], lineHeight: lineHeight.label },
    [layout.below200]: { fontSize: '0.6875rem' },
  },
})
globalStyle('.pays dd', {
  fontWeight: weight.heading,
  whiteSpace: 'nowrap',
  '@media': {
    [layout.small]: { fontSize: size[13], whiteSpace: 'normal' },
    [layout.below200]: { fontSize: size[12], whiteSpace: 'nowrap' },
  },
})
/* The field is the largest square that leaves room for the rest; its cells are never smaller than 44 px. */
globalStyle('.field-box', {
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  '@media': { [layout.below200]: { justifyItems: 'start' } },
})
globalStyle('.cells', {
  vars: { '--rest': '324px' },
  display: 'grid',
  gridTemplate: 'repeat(5, minmax(0, 1fr)) / repeat(5, minmax(0, 1fr))',
  gap: 'clamp(4px, 1vmin, 10px)',
  width: 'min(100%, max(236px, 100dvh - var(--rest)))',
  aspectRatio: '1',
  '@media': {
    [layout.wide]: { vars: { '--rest': '200px' }, width: 'min(100%, max(246px, 94dvh - var(--rest)))' },
    [layout.small]: { gap: '2px', width: 'min(100%, 100dvh - 8px)' },
  },
})
globalStyle('.cell', {
  minHeight: 0,
  padding: 0,
  border: `1px solid ${art.cellBorder}`,
  borderRadius: '18%',
  background: art.cell,
  boxShadow: art.cellShadow,
})
globalStyle('.cell svg', {
  display: 'block',
  width: '74%',
  height: '74%',
  margin: 'auto',
  '@media': { [layout.forcedColours]: { forcedColorAdjust: 'none' } },
})
globalStyle(".cell[aria-disabled='true']", { cursor: 'default' })
globalStyle(".cell[data-state='closed'][aria-disabled='true']", { filter: 'brightness(0.82)' })
globalStyle(".cell[data-state='closed'][aria-disabled='false']:hover", { background: art.hoveredCell })
globalStyle(".cell[data-state='waiting']", { background: art.waiting, boxShadow: art.waitingShadow })
globalStyle(".cell:is([data-state='crystal'], [data-state='mine'], [data-state='hit'])", {
  borderColor: art.openedBorder,
  background: art.opened,
  boxShadow: art.openedShadow,
})
globalStyle("[data-win] .cell[data-state='crystal'] svg", { animation: 'pulse 0.6s ease-in-out 3' })
globalKeyframes('pulse', { '50%': { transform: 'scale(1.18)' } })
globalStyle(".cell[data-state='mine']", { background: art.mine })
globalStyle(".cell[data-state='mine'] svg", { opacity: 0.85 })
globalStyle(".cell[data-state='hit']", { border: `2px solid ${kitArt.error}`, background: art.hit })
globalStyle('.cells .cell', { '@media': { [layout.forcedColours]: { background: 'ButtonFace' } } })
