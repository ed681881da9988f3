import { globalStyle } from '@vanilla-extract/css'
import { assignColours, colour, palette } from './colours.ts'
import { layout } from './layouts.ts'
import { lineHeight, size, weight } from './tokens.ts'
import { focusRing, visuallyHidden } from './parts.ts'

/* The document of every frame. */

globalStyle(':root', { colorScheme: 'dark', vars: assignColours(palette) })
globalStyle('*', { boxSizing: 'border-box', margin: 0 })
globalStyle('[hidden]', { display: 'none !important' })
globalStyle('html', { height: '100%' })
globalStyle('body', {
  minHeight: '100%',
  font: `${weight.body} ${size[15]}/1.4 Manrope, system-ui, sans-serif`,
  color: colour.text,
  background: colour.ink,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle('.symbols, .visually-hidden', {
  ...visuallyHidden,
  whiteSpace: 'nowrap',
})
globalStyle('.scene', { position: 'fixed', inset: 0, width: '100%', height: '100%' })
globalStyle('main', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: ['100vh', '100dvh'],
  '@media': {
    [layout.wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(172px, 1fr) minmax(0, 84vh) minmax(172px, 1fr)',
      gridTemplateRows: 'auto minmax(min-content, 1fr) auto',
      gap: '0 clamp(12px, 3vw, 44px)',
      maxWidth: '1320px',
      minHeight: 'max(440px, 100dvh)',
      margin: '0 auto',
      padding: 'clamp(8px, 2.6vh, 24px) clamp(12px, 3.5vw, 36px)',
    },
    [layout.small]: {
      display: 'grid',
      vars: { '--column': 'max(5.75rem, min(19vw, 148px))' },
      gridTemplateColumns: 'minmax(0, 1fr) var(--column)',
      gridTemplateRows: 'minmax(0, 1fr) auto',
      minHeight: 'max(150px, 100dvh)',
    },
  },
})
globalStyle('h1, h2, h3', { fontSize: '1rem', lineHeight: lineHeight.label })
globalStyle(':root :focus-visible', {
  ...focusRing,
  boxShadow: `0 0 0 2px ${colour.ink}`,
  '@media': { [layout.forcedColours]: { outlineColor: 'Highlight' } },
})
globalStyle('table', { width: '100%', borderCollapse: 'collapse' })
globalStyle('th', { textAlign: 'left', fontWeight: weight.body })
globalStyle('td', { textAlign: 'right', fontWeight: weight.heading, whiteSpace: 'nowrap' })
globalStyle('[data-reduced-motion] *, [data-reduced-motion] *::before, [data-reduced-motion] *::after', {
  animation: 'none !important',
  transition: 'none !important',
})
