import { globalKeyframes, globalStyle } from '@vanilla-extract/css'
import { colour, kitArt } from './colours.ts'
import { layout } from './layouts.ts'
import { control, lineHeight, radius, size, space, weight } from './tokens.ts'

/* The main button and the bar where it stands. */

/* Follows the result, which comes after it in the document. */
globalStyle('.controls', {
  order: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(104px, auto) 1fr',
  gap: space[3],
  alignItems: 'center',
  padding: `${space[1]} ${space[3]} ${space[3]}`,
  background: colour.shade,
  '@media': {
    [layout.wide]: {
      gridRow: 3,
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '10px 24px',
      padding: 'clamp(8px, 2vh, 16px) clamp(12px, 2vw, 24px)',
      borderRadius: '22px',
      background: colour.panel,
    },
    [layout.small]: {
      gridColumn: 2,
      gridTemplateColumns: '1fr',
      justifyItems: 'center',
      gap: space[2],
      padding: `0 ${space[2]} ${space[2]}`,
    },
    [layout.smallFrom600]: { justifyItems: 'stretch' },
    [layout.below216]: { gap: space[1], paddingBottom: space[1] },
  },
})
globalStyle('button', {
  minHeight: control.height,
  border: '1px solid transparent',
  borderRadius: '14px',
  padding: `0 ${space[4]}`,
  font: 'inherit',
  fontWeight: 700,
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
})
globalStyle('.play', {
  position: 'relative',
  minWidth: 'max-content',
  minHeight: '56px',
  overflow: 'hidden',
  fontSize: size[19],
  fontWeight: weight.display,
  color: kitArt.onGold,
  background: colour.goldFace,
  boxShadow: kitArt.goldButtonShadow,
  '@media': {
    [layout.wide]: { flex: '1 1 200px', maxWidth: '300px', marginLeft: 'auto', minHeight: control.mainAction },
    [layout.smallBelow600]: {
      minWidth: 0,
      width: 'clamp(56px, 13vw, 84px)',
      height: 'clamp(56px, 13vw, 84px)',
      padding: 0,
      borderRadius: '50%',
      display: 'grid',
      placeItems: 'center',
    },
    [layout.smallFrom600]: {
      minWidth: 0,
      minHeight: 'clamp(44px, 18vh, 60px)',
      padding: `${space[1]} ${space[2]}`,
      fontSize: `clamp(${size[15]}, 2.2vw, ${size[17]})`,
      lineHeight: lineHeight.label,
    },
    [layout.smallBelow216]: { width: '48px', height: '48px', minHeight: '48px' },
  },
})
globalStyle('.play svg', {
  display: 'none',
  '@media': { [layout.smallBelow600]: { display: 'block', width: '50%', height: '50%' } },
})
globalStyle(".play:active:not([aria-disabled='true'])", { transform: 'translateY(1px)', filter: 'brightness(0.94)' })
globalStyle(".play[aria-disabled='true']", {
  color: kitArt.offText,
  background: colour.off,
  boxShadow: 'none',
  cursor: 'default',
  '@media': { [layout.forcedColours]: { color: 'GrayText', borderColor: 'GrayText' } },
})
/* The pause between rounds fills the button. */
globalStyle("[data-phase='pausing'] .play::after", {
  content: "''",
  position: 'absolute',
  inset: 'auto 0 0',
  height: '5px',
  background: colour.gold,
  transformOrigin: 'left',
  animation: 'fill var(--pause) linear both',
})
globalStyle('.quiet', { borderColor: colour.border, background: kitArt.quietFill })
globalStyle('.link', {
  padding: '0 2px',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  borderRadius: radius.small,
})
globalStyle('.icon', { display: 'grid', placeItems: 'center', width: control.height, padding: 0 })
globalStyle('.icon svg, .play svg', {
  width: '24px',
  height: '24px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
globalStyle('.hint', {
  '@media': {
    [layout.wide]: { flex: '1 0 auto', textAlign: 'center', fontSize: '0.875rem', color: colour.muted },
    [layout.tablet]: { display: 'none' },
    [layout.touch]: { visibility: 'hidden' },
  },
})
globalStyle('body:not([data-keys]) .hint', { visibility: 'hidden' })
globalStyle('.play span', { '@media': { [layout.smallBelow600]: { position: 'absolute', clipPath: 'inset(50%)' } } })
globalKeyframes('fill', { from: { transform: 'scaleX(0)' } })
