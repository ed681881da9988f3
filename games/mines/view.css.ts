import { globalStyle } from '@vanilla-extract/css'
import { assignColours, colour, kitArt } from '../kit/styles/colours.ts'
import { layout } from '../kit/styles/layouts.ts'
import { radius, size, space, weight } from '../kit/styles/tokens.ts'
import { art, palette } from './colours.ts'

/* Mines: a field of stones in the gallery of a mine, under a lantern. */

globalStyle(':root', { vars: assignColours(palette) })
globalStyle('.steps', {
  padding: 0,
  listStyleType: `''`,
  '@media': {
    [layout.wide]: {
      columns: 2,
      columnGap: '10px',
      marginTop: '6px',
      fontSize: 'clamp(0.75rem, 2.3vh, 0.9375rem)',
      lineHeight: 1.55,
    },
  },
})
globalStyle('.steps [aria-current]', {
  borderRadius: radius.small,
  fontWeight: weight.display,
  color: kitArt.inkOnGold,
  background: colour.gold,
})
globalStyle('.controls', {
  '@media': {
    [layout.tall]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    [layout.tablet]: { gap: '10px 12px' },
    [layout.small]: { gap: '6px' },
  },
})
globalStyle('.controls > .play', { '@media': { [layout.tall]: { gridColumn: '1 / -1', minWidth: 0 } } })
globalStyle('.sign', {
  '@media': {
    [layout.wide]: {
      gridColumn: 2,
      justifySelf: 'center',
      marginBottom: space[1],
      padding: `${space[1]} ${space[6]} ${space[2]}`,
      borderRadius: radius.medium,
      fontSize: 'clamp(1.125rem, 4.2vh, 1.625rem)',
      fontWeight: weight.heading,
      color: kitArt.sign,
      background: art.timber,
      textAlign: 'center',
    },
  },
})
globalStyle('.panel.paytable, .panel.outcome, .controls', {
  '@media': {
    // Opaque, because the timber runs behind them.
    [layout.wide]: { background: art.opaquePanel },
  },
})
globalStyle('.panel.paytable', {
  '@media': { [layout.wide]: { justifySelf: 'end', width: '100%', maxWidth: '232px' } },
})
globalStyle('.steps li', {
  '@media': { [layout.wide]: { padding: '0 6px', whiteSpace: 'nowrap', breakInside: 'avoid' } },
})
globalStyle('.outcome', { '@media': { [layout.wide]: { justifySelf: 'start', width: 'min(100%, 210px)' } } })
globalStyle('.mine-list select', { '@media': { [layout.wide]: { fontSize: size[15] } } })
globalStyle('.hint', { '@media': { [layout.wideBelow1200]: { display: 'none' } } })
globalStyle('.play', { '@media': { [layout.tablet]: { flexBasis: '150px', fontSize: '1rem' } } })
globalStyle('.sound', {
  '@media': {
    // The column with two lists has no room for it.
    [layout.small]: { position: 'absolute', top: '2px', right: 'calc(var(--column) + 16px)', margin: 0 },
    [layout.below200]: { top: 0, right: 'var(--column)' },
  },
})
globalStyle('main', {
  '@media': {
    [layout.small]: { vars: { '--column': '104px' } },
    [layout.smallFrom600]: { vars: { '--column': '148px' } },
  },
})
globalStyle('[data-open] .play svg', {
  '@media': {
    // The round button has no text: it takes money in an open round.
    [layout.smallBelow600]: { display: 'none' },
  },
})
globalStyle('[data-open] .play::before', {
  '@media': { [layout.smallBelow600]: { content: "'₽' / ''", fontSize: '1.75rem' } },
})
globalStyle('.mine-list, [data-open] .stakes, body:not([data-open]) .pays', {
  '@media': { [layout.below200]: { display: 'none' } },
})
globalStyle(".cell[data-state='hit'], .steps [aria-current]", {
  '@media': { [layout.forcedColours]: { outline: '3px solid Highlight' } },
})
