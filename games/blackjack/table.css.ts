import { globalStyle } from '@vanilla-extract/css'
import { colour, kitArt } from '../kit/styles/colours.ts'
import { layout } from '../kit/styles/layouts.ts'
import { control, lineHeight, radius, size, space, weight } from '../kit/styles/tokens.ts'
import { art } from './colours.ts'

/* The table of Blackjack: hands, totals and moves. */

globalStyle('.felt', {
  // Cards are as high as the table allows; `--rest` is everything else.
  vars: { '--rest': '362px', '--card': 'clamp(40px, min(27vw, (100dvh - var(--rest)) / 2.9), 132px)' },
  display: 'flex',
  flex: '1 0 auto',
  flexDirection: 'column',
  justifyContent: 'space-evenly',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  borderBlock: `4px solid ${art.rail}`,
  background: art.felt,
  '@media': {
    [layout.wide]: {
      vars: { '--rest': '306px + 12.5dvh', '--card': 'clamp(34px, (100dvh - (var(--rest))) / 2.9, 150px)' },
      gridColumn: 2,
      gridRow: 2,
      alignSelf: 'stretch',
      padding: '10px clamp(12px, 3vw, 36px) 14px',
      border: `6px solid ${art.rail}`,
      borderRadius: '36px',
      boxShadow: art.tableShadow,
    },
    [layout.tablet]: { gap: space[1], padding: '6px 12px' },
    [layout.narrowTall]: { vars: { '--rest': '438px' } },
    [layout.small]: {
      vars: { '--rest': '108px', '--card': 'clamp(24px, (100dvh - var(--rest)) / 2.85, 84px)' },
      gridRow: '1 / 3',
      gap: space[1],
      padding: '4px 6px',
      borderBlock: 0,
    },
    [layout.below200]: { vars: { '--rest': '70px' } },
  },
})
globalStyle('.hands', { display: 'flex', gap: space[3], alignItems: 'flex-end', justifyContent: 'center' })
globalStyle('.place', {
  display: 'flex',
  flex: '1 1 0',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '6px',
  minWidth: 0,
  '@media': {
    [layout.tablet]: { gap: space[1] },
    [layout.small]: { gap: '2px' },
    // The lowest window has no room above the cards.
    [layout.below200]: { flexDirection: 'row', gap: space[1] },
  },
})
globalStyle('.label', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 6px',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '26px',
  padding: '2px 8px',
  borderRadius: radius.medium,
  lineHeight: lineHeight.compact,
  background: art.label,
  '@media': {
    [layout.wide]: { padding: '2px 12px' },
    [layout.tablet]: { minHeight: '22px', padding: '0 12px' },
    [layout.small]: { minHeight: '18px', padding: '0 8px', fontSize: size[12] },
    [layout.below200]: { flex: '0 0 52px', padding: '2px 4px', fontSize: '0.6875rem', textAlign: 'center' },
  },
})
globalStyle('.total:empty, .result:empty, .move small:empty', { display: 'none' })
globalStyle('.total', { fontSize: '1.125em', fontWeight: weight.display })
globalStyle('.result', { fontWeight: weight.heading })
globalStyle('.place[data-won] .label', { color: kitArt.inkOnGold, background: colour.gold })
globalStyle('.place[data-won] .result', { color: kitArt.inkOnGold })
globalStyle('.place[data-active] .label', { outline: `2px solid ${colour.gold}` })
/* Cards lie beside each other where there is room, and overlap where there is not. */
globalStyle('.row', {
  display: 'flex',
  justifyContent: 'center',
  alignSelf: 'stretch',
  minWidth: 0,
  minHeight: 'calc(var(--card) * 1.4)',
  '@media': { [layout.below200]: { flex: '1 1 0' } },
})
globalStyle('.row:empty::before', {
  content: "''",
  width: 'var(--card)',
  aspectRatio: '100 / 140',
  border: `2px dashed ${art.place}`,
  borderRadius: '8%/6%',
})
globalStyle('.slot', { flex: '0 1 calc(var(--card) + 6px)', minWidth: 'calc(var(--card) * 0.2)' })
globalStyle('.slot:last-child', { flex: 'none' })
globalStyle('.slot .card', { width: 'var(--card)' })
globalStyle('.moves', {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '6px',
  width: '100%',
  maxWidth: '620px',
  margin: '0 auto',
  '@media': { [layout.narrowTall]: { gridTemplateColumns: '1fr 1fr' }, [layout.small]: { gap: space[1] } },
})
globalStyle('.move', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  position: 'relative',
  minHeight: '52px',
  padding: '2px',
  fontSize: 'clamp(0.8125rem, 3.6vw, 1rem)',
  lineHeight: lineHeight.label,
  color: art.moveText,
  background: art.move,
  boxShadow: art.moveShadow,
  '@media': {
    [layout.tablet]: { minHeight: control.height },
    [layout.small]: { minHeight: control.height, fontSize: size[12] },
    [layout.below200]: { fontSize: '0.625rem' },
  },
})
globalStyle(".move:active:not([aria-disabled='true'])", { transform: 'translateY(1px)' })
globalStyle(".move[aria-disabled='true']", { cursor: 'default' })
globalStyle('.move[data-off]', {
  color: art.moveOffText,
  background: art.moveOff,
  boxShadow: 'none',
  '@media': { [layout.forcedColours]: { color: 'GrayText', borderColor: 'GrayText' } },
})
globalStyle('.move small', {
  fontSize: size[12],
  fontWeight: weight.strong,
  '@media': { [layout.below200]: { display: 'none' } },
})
globalStyle('kbd', {
  display: 'none',
  '@media': {
    [layout.wide]: {
      position: 'absolute',
      inset: '3px auto auto 8px',
      display: 'block',
      font: 'inherit',
      fontSize: '0.6875rem',
      opacity: 0.75,
    },
    [layout.tablet]: { display: 'none' },
    [layout.touch]: { display: 'none' },
  },
})
globalStyle('.felt', { '@media': { [layout.forcedColours]: { background: 'Canvas' } } })
globalStyle('.label', { '@media': { [layout.forcedColours]: { border: '1px solid CanvasText' } } })
globalStyle('.place[data-active] .label, .place[data-won] .label', {
  '@media': { [layout.forcedColours]: { color: 'CanvasText', outline: '3px solid Highlight' } },
})
