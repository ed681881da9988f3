import { globalStyle } from '@vanilla-extract/css'
import { assignColours, colour, kitArt } from '../kit/styles/colours.ts'
import { layout } from '../kit/styles/layouts.ts'
import { styleOutcomeBar } from '../kit/styles/parts.ts'
import { radius, size, weight } from '../kit/styles/tokens.ts'
import { art, palette } from './colours.ts'

/* Blackjack: a blue table under a lamp, before the windows of a night city. */

globalStyle(':root', { vars: assignColours(palette) })
globalStyle('main', {
  '@media': {
    [layout.wide]: { gridTemplateColumns: 'minmax(172px, 0.24fr) minmax(0, 1fr)', gap: '0 clamp(12px, 2.5vw, 32px)' },
  },
})
globalStyle('.sign', {
  '@media': {
    [layout.wide]: {
      gridColumn: 1,
      display: 'flex',
      alignItems: 'center',
      alignSelf: 'stretch',
      marginBottom: 'clamp(6px, 2vh, 16px)',
      padding: '4px 14px',
      borderRadius: radius.tile,
      fontSize: 'clamp(1rem, 3.2vh, 1.5rem)',
      fontWeight: weight.heading,
      lineHeight: 1.15,
      color: kitArt.sign,
    },
  },
})
globalStyle('.sign, .panel.outcome', { '@media': { [layout.wide]: { background: art.signFill } } })
globalStyle('.panel.paytable', {
  '@media': { [layout.wide]: { gridColumn: 1, alignSelf: 'start', background: art.signFill } },
})
globalStyle('.paytable th, .paytable td', { padding: '4px 8px' })
globalStyle('.paytable [data-won]', { color: kitArt.inkOnGold, background: colour.gold })
styleOutcomeBar('4px clamp(12px, 1.8vw, 20px)')
/* One row, also with the results of two hands or a line of bonus money. */
globalStyle('.panel.outcome', { '@media': { [layout.wideBelow1200]: { flexWrap: 'nowrap' } } })
globalStyle('.win', { '@media': { [layout.tablet]: { fontSize: size[24], whiteSpace: 'nowrap' } } })
globalStyle('.caption', { '@media': { [layout.wide]: { minHeight: 0, fontWeight: weight.strong } } })
globalStyle('.outcome dl', { '@media': { [layout.tablet]: { flex: 'none', fontSize: '0.875rem' } } })
globalStyle('.outcome .link', { '@media': { [layout.tablet]: { flex: '0 1 min-content' } } })
globalStyle('.controls', { '@media': { [layout.wide]: { marginTop: 'clamp(8px, 2.4vh, 20px)' } } })
/* The table of the best play has eleven columns. */
globalStyle('.rules-text td:first-child', { whiteSpace: 'nowrap' })
globalStyle('.rules-text th, .rules-text td', {
  '@media': { [layout.narrow]: { paddingLeft: '2px', fontSize: '0.8125rem' } },
})
/* Above the moves, which can still be played. */
