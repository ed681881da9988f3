import { globalStyle } from '@vanilla-extract/css'
import { assignColours, colour, kitArt } from '../kit/styles/colours.ts'
import { layout } from '../kit/styles/layouts.ts'
import { radius, size, weight } from '../kit/styles/tokens.ts'
import { art, palette } from './colours.ts'
import { styleOutcomeBar } from '../kit/styles/parts.ts'

/* Jacks Plus: five cards on a green table, under a lamp. */

globalStyle(':root', { vars: assignColours(palette) })
globalStyle('.paytable', {
  position: 'static',
  width: 'auto',
  height: 'auto',
  clipPath: 'none',
  padding: '10px 16px 8px',
  background: colour.shade,
  '@media': { [layout.small]: { display: 'none' } },
})
globalStyle('.paytable h2', {
  display: 'none',
  '@media': { [layout.wide]: { display: 'block', padding: '0 8px 6px' } },
})
globalStyle('.paytable th, .paytable td', {
  padding: '1px 8px',
  fontSize: '0.875rem',
  '@media': { [layout.wide]: { padding: 'clamp(1px, 0.75vh, 6px) 8px', fontSize: 'clamp(0.8125rem, 2.5vh, 1rem)' } },
})
globalStyle('.paytable th span', { display: 'inline-block' })
globalStyle('.paytable th span::first-letter, .hand::first-letter', { textTransform: 'uppercase' })
globalStyle('.paytable [data-won]', { color: kitArt.inkOnGold, background: colour.gold })
globalStyle('main', {
  '@media': {
    [layout.wide]: { gridTemplateColumns: 'minmax(190px, 0.36fr) minmax(0, 1fr)', gap: '0 clamp(12px, 2.5vw, 32px)' },
  },
})
globalStyle('.sign', {
  '@media': {
    [layout.wide]: {
      gridColumn: 1,
      display: 'flex',
      alignItems: 'center',
      alignSelf: 'stretch',
      fontSize: 'clamp(1.0625rem, 4vh, 1.5rem)',
      fontWeight: weight.heading,
      lineHeight: 1.15,
      padding: '4px 18px',
      borderRadius: radius.tile,
      color: kitArt.sign,
    },
  },
})
globalStyle('.sign, .panel.outcome', {
  '@media': {
    // Opaque, because the ribbon of the curtain runs behind them.
    [layout.wide]: { background: art.signFill },
  },
})
globalStyle('.panel.paytable', {
  '@media': { [layout.wide]: { gridColumn: 1, padding: 'clamp(8px, 2vh, 16px) 10px', background: colour.panel } },
})
styleOutcomeBar('4px clamp(12px, 1.8vw, 20px)')
/* One row on a tablet, also with a line of bonus money. */
globalStyle('.panel.outcome', { '@media': { [layout.tablet]: { flexWrap: 'nowrap' } } })
globalStyle('.win', { '@media': { [layout.tablet]: { fontSize: size[24], whiteSpace: 'nowrap' } } })
globalStyle('.caption', { '@media': { [layout.wide]: { minHeight: 0, fontWeight: weight.strong } } })
globalStyle('.outcome dl', { '@media': { [layout.tablet]: { flex: 'none', fontSize: '0.875rem' } } })
globalStyle('.outcome .link', { '@media': { [layout.tablet]: { flex: '0 1 min-content' } } })
globalStyle('.controls', { '@media': { [layout.wide]: { marginTop: 'clamp(8px, 2.4vh, 20px)' } } })
