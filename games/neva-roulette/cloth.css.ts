import { globalKeyframes, globalStyle } from '@vanilla-extract/css'
import { colour, kitArt } from '../kit/styles/colours.ts'
import { layout } from '../kit/styles/layouts.ts'
import { control, radius, size, space, weight, white } from '../kit/styles/tokens.ts'
import { art } from './colours.ts'

/* The cloth of Neva Roulette: numbers, places and the chips on them. */

globalStyle(".number[data-colour='red'], .cell.red, .evens [data-bet='red']", { background: art.red })
globalStyle(".number[data-colour='green'], .cell.green", { background: art.green })
globalStyle(".cell.black, .evens [data-bet='black']", { background: art.black })
globalStyle('.table', {
  display: 'grid',
  gap: space[1],
  padding: '8px 10px',
  background: art.cloth,
  borderBlock: `2px solid ${art.clothLine}`,
  '@media': {
    [layout.wide]: {
      gridColumn: 2,
      gridRow: 2,
      alignSelf: 'center',
      padding: 'clamp(10px, 2.4vh, 20px)',
      border: `2px solid ${art.clothLine}`,
      borderRadius: radius.window,
      boxShadow: art.clothShadow,
    },
    [layout.tablet]: { padding: '8px 10px' },
    [layout.small]: { zIndex: 1, gridColumn: 1, gridRow: 2, alignSelf: 'end', padding: '6px' },
    [layout.smallFrom600]: { gridColumn: '1 / 4', padding: '4px 6px', transition: 'opacity 0.25s 0.7s' },
  },
})
globalStyle('.cloth', {
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `${art.clothLine} transparent`,
  // Room for focus rings and for chips on the edge.
  margin: '-8px -6px -2px',
  padding: '8px 6px 2px',
})
globalStyle('.numbers', {
  position: 'relative',
  minWidth: '40.25rem',
  height: '8.25rem',
  marginBottom: '3.125rem',
  '@media': {
    [layout.tallFrom600]: { minWidth: '35.5rem' },
    [layout.wide]: { minWidth: '38.25rem', height: 'clamp(8.625rem, 34vh, 15rem)', marginBottom: '3.625rem' },
    [layout.tablet]: { minWidth: '31.5rem' },
    [layout.smallFrom600]: {
      minWidth: '27.5rem',
      height: 'clamp(118px, 100dvh - 157px, 8.25rem)',
      marginBottom: '43px',
    },
  },
})
globalStyle('.cells', {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(14, 1fr)',
  gridTemplateRows: 'repeat(3, 1fr)',
  gridAutoFlow: 'column',
})
globalStyle('.cell', {
  display: 'grid',
  placeItems: 'center',
  border: `1px solid ${art.clothLine}`,
  fontSize: '1.125rem',
  fontWeight: weight.heading,
  '@media': { [layout.tablet]: { fontSize: '1rem' } },
})
globalStyle('.cell.green', { gridRow: '1 / 4', borderRadius: '22px 0 0 22px' })
/* The number stands beside its chip. */
globalStyle('.cell[data-chip]', {
  placeItems: 'start',
  padding: '1px 4px',
  fontSize: size[12],
  lineHeight: 1,
})
globalStyle('.cell.green[data-chip]', { padding: '14px 8px' })
globalStyle('.cell[data-won]', { boxShadow: `inset 0 0 0 3px ${white}, inset 0 0 18px ${colour.gold}` })
globalStyle('.cell[data-aimed]', { boxShadow: `inset 0 0 0 2px ${white}` })
globalStyle('.place', {
  position: 'absolute',
  width: control.height,
  height: control.height,
  transform: 'translate(-50%, -50%)',
})
globalStyle('.place.straight, .place.column', { width: 'calc(100% / 14)', height: 'calc(100% / 3)' })
globalStyle('.place.zero', { height: '100%' })
globalStyle('.place.dozen', {
  width: 'calc(100% / 14 * 4)',
  height: '2.75rem',
  marginTop: '1.6875rem',
  '@media': { [layout.smallFrom600]: { height: '40px', marginTop: '22px' } },
})
globalStyle(".evens [role='gridcell']", { position: 'relative' })
globalStyle('.place button, .evens button', {
  width: '100%',
  height: '100%',
  minHeight: 0,
  padding: 0,
  borderRadius: '4px',
  color: white,
})
globalStyle('.place.dozen button, .place.column button', { border: `1px solid ${art.clothLine}` })
globalStyle('.place.column:nth-child(1n) button', { borderRadius: `0 ${radius.small} ${radius.small} 0` })
globalStyle('.place:not(.straight, .column, .dozen) button', { borderRadius: '50%' })
globalStyle('.place:not(.straight, .column, .dozen) button::before', {
  content: "''",
  position: 'absolute',
  inset: '14px',
  border: `2px solid ${white}`,
  borderRadius: '50%',
  background: art.place,
})
globalStyle('.table button:hover', { backgroundColor: art.hover })
globalStyle('.evens', { display: 'grid' })
globalStyle('.evens-row', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(3.1rem, 1fr))',
  gap: space[1],
  '@media': {
    [layout.narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [layout.smallBelow600]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
globalStyle('.evens button', {
  minHeight: '46px',
  border: `1px solid ${art.clothLine}`,
  borderRadius: radius.small,
  fontSize: size[13],
  letterSpacing: '-0.02em',
  '@media': { [layout.small]: { minHeight: control.height, fontSize: size[13] } },
})
globalStyle('[data-win] :is(.cell, .table button)[data-won]', { animation: 'pulse 0.6s ease-in-out 3' })
globalKeyframes('pulse', { '50%': { filter: 'brightness(1.5)' } })
globalStyle('.table button[data-won]', { boxShadow: `inset 0 0 0 3px ${colour.gold}` })
globalStyle('.chip', {
  position: 'absolute',
  top: '50%',
  left: '50%',
  display: 'grid',
  placeItems: 'center',
  minWidth: '22px',
  height: '22px',
  padding: '0 1px',
  transform: 'translate(-50%, -50%)',
  border: `2px dashed ${white}`,
  borderRadius: '13px',
  fontSize: '0.6875rem',
  fontWeight: weight.display,
  lineHeight: 1,
  color: kitArt.inkOnGold,
  background: art.chip,
  backgroundClip: 'padding-box',
  boxShadow: art.chipShadow,
  pointerEvents: 'none',
  '@media': {
    [layout.wide]: { minWidth: '26px', height: '26px', padding: '0 2px', fontSize: size[12] },
    [layout.tablet]: { minWidth: '22px', height: '22px', padding: '0 1px', fontSize: '0.6875rem' },
  },
})
/* Chips of outside bets lie within their place: below its words, or beside them. */
globalStyle('.evens .chip', {
  top: 'auto',
  bottom: '2px',
  height: '22px',
  minWidth: '22px',
  transform: 'translateX(-50%)',
})
globalStyle(".evens [role='gridcell']:has(.chip) button", { paddingBottom: '22px' })
globalStyle('.column .chip', {
  top: 'auto',
  bottom: '2px',
  height: '22px',
  minWidth: '22px',
  transform: 'translateX(-50%)',
})
globalStyle('.column:has(.chip) button', { paddingBottom: '18px', fontSize: size[12] })
globalStyle('.dozen .chip', { left: 'calc(50% + 32px)', transform: 'translateY(-50%)' })
/* Until the next round. */
globalStyle('.chip[data-won]', { outline: `3px solid ${colour.gold}`, zIndex: 1 })
globalStyle('.chip[data-lost]', { opacity: 0.45, filter: 'grayscale(1)' })
globalStyle(".cell, .number, .chip, .wheel-picture, .evens [data-bet='red'], .evens [data-bet='black']", {
  '@media': { [layout.forcedColours]: { forcedColorAdjust: 'none' } },
})
globalStyle('.place.dozen, .evens button', { '@media': { [layout.wide]: { height: '3rem' } } })
/* A low frame has no room for both: the wheel takes the place of the cloth while the ball runs. */
globalStyle(":root:not([data-reduced-motion]) [data-phase='busy'] .table", {
  '@media': { [layout.lowSmallFrom600]: { opacity: 0, transition: 'opacity 0.2s' } },
})
