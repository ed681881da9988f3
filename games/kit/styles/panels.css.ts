import { globalStyle } from '@vanilla-extract/css'
import { colour, kitArt } from './colours.ts'
import { layout } from './layouts.ts'
import { lineHeight, radius, size, space, weight } from './tokens.ts'
import { visuallyHidden } from './parts.ts'

/* Panels of the frames: name, paytable and result. */

globalStyle('.sign, .paytable, .hint, .outcome h2, .outcome .round', {
  ...visuallyHidden,
  '@media': {
    [layout.wide]: { position: 'static', width: 'auto', height: 'auto', overflow: 'visible', clipPath: 'none' },
  },
})
globalStyle('.outcome', {
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  alignItems: 'center',
  padding: '6px 16px 0',
  background: colour.shade,
  '@media': {
    [layout.wide]: {
      display: 'flex',
      flexDirection: 'column',
      gap: 'clamp(2px, 1vh, 8px)',
      gridColumn: 3,
      textAlign: 'center',
    },
    [layout.small]: {
      gridColumn: 2,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: '2px',
      padding: '4px 6px',
      textAlign: 'center',
    },
    [layout.below200]: { padding: '2px 4px', gap: 0 },
  },
})
globalStyle('.win', {
  order: 1,
  gridColumn: 'span 2',
  justifySelf: 'end',
  minHeight: '2.25rem',
  fontSize: '1.625rem',
  fontWeight: weight.display,
  lineHeight: '2.25rem',
  '@media': {
    [layout.wide]: { alignSelf: 'center', fontSize: 'clamp(1.75rem, 6vh, 2.75rem)', lineHeight: lineHeight.heading },
    [layout.small]: {
      alignSelf: 'center',
      minHeight: '1.5rem',
      fontSize: 'min(clamp(1.1875rem, 4.2vw, 1.75rem), 9.5rem / var(--length, 1))',
      lineHeight: lineHeight.label,
      whiteSpace: 'nowrap',
    },
    [layout.smallFrom600]: { fontSize: 'min(1.75rem, (var(--column) - 14px) * 1.8 / var(--length, 1))' },
  },
})
/* Neither a loss nor a returned stake is a win. */
globalStyle('.win[data-profit]', { color: colour.gold })
globalStyle('.star', {
  position: 'fixed',
  zIndex: 3,
  fontSize: size[24],
  lineHeight: 1,
  color: kitArt.star,
  textShadow: kitArt.starGlow,
  pointerEvents: 'none',
  '@media': { [layout.forcedColours]: { display: 'none' } },
})
globalStyle('.caption', { minWidth: 0, overflowWrap: 'anywhere', '@media': { [layout.wide]: { minHeight: '2.8em' } } })
globalStyle('.caption::first-letter', { textTransform: 'uppercase' })
globalStyle('.outcome dl', {
  order: 2,
  '@media': {
    [layout.wide]: {
      display: 'grid',
      gap: '6px',
      paddingTop: 'clamp(6px, 2vh, 16px)',
      borderTop: `1px solid ${colour.line}`,
    },
    [layout.below200]: { gap: 0 },
  },
})
globalStyle('.outcome dl div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[2]}`,
  '@media': { [layout.wide]: { justifyContent: 'space-between' }, [layout.small]: { justifyContent: 'center' } },
})
globalStyle('.outcome dt', { color: colour.muted })
globalStyle('.outcome dd', {
  fontWeight: 700,
  '@media': {
    [layout.small]: { fontSize: size[13], whiteSpace: 'nowrap' },
    [layout.below200]: { fontSize: size[12], lineHeight: lineHeight.compact },
  },
})
globalStyle('.outcome .link', { order: 3, justifySelf: 'end', '@media': { [layout.wide]: { alignSelf: 'center' } } })
globalStyle('.panel', {
  '@media': {
    [layout.wide]: {
      gridRow: 2,
      alignSelf: 'center',
      padding: 'clamp(10px, 2.6vh, 20px) clamp(12px, 1.8vw, 22px)',
      borderRadius: radius.tile,
      background: colour.panel,
    },
  },
})
globalStyle('.panel h2', {
  '@media': { [layout.wide]: { fontSize: size[15], fontWeight: weight.strong, color: colour.muted } },
})
globalStyle('.win, .outcome dl, .outcome .link', { '@media': { [layout.wide]: { order: 0 } } })
globalStyle('.outcome h2', {
  '@media': {
    [layout.small]: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      clipPath: 'none',
      fontSize: size[13],
      fontWeight: weight.body,
      color: colour.muted,
    },
  },
})
globalStyle('.caption, .outcome .link', { '@media': { [layout.small]: { display: 'none' } } })
globalStyle('.outcome h2:has(+ .win:empty)', {
  '@media': {
    // The balance below must not look like the win.
    [layout.small]: { visibility: 'hidden' },
  },
})
globalStyle('#balance-label', {
  '@media': {
    [layout.small]: { fontSize: size[13] },
    [layout.below240]: {
      ...visuallyHidden,
    },
  },
})
globalStyle('#bonus-line dt', {
  '@media': {
    [layout.small]: { ...visuallyHidden },
  },
})
globalStyle('#bonus', {
  '@media': {
    // Without its word: the mark and colour of bonus money in the header.
    [layout.small]: { color: kitArt.bonus },
  },
})
globalStyle('#bonus::before', { '@media': { [layout.small]: { content: "'◆ ' / ''", fontSize: '0.625rem' } } })
globalStyle('.outcome dl div:has(#balance-label)', { '@media': { [layout.small]: { flexDirection: 'column' } } })
globalStyle('.outcome h2, .win:empty', { '@media': { [layout.below200]: { display: 'none' } } })
globalStyle('.panel, button', {
  '@media': { [layout.forcedColours]: { border: '1px solid ButtonText' } },
})
