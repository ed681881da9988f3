import { globalStyle } from '@vanilla-extract/css'
import { assignColours, kitArt } from '../kit/styles/colours.ts'
import { layout } from '../kit/styles/layouts.ts'
import { size, space, weight } from '../kit/styles/tokens.ts'
import { palette } from './colours.ts'
import { styleOutcomeBar } from '../kit/styles/parts.ts'

/* Neva Roulette: a cloth above the river on a white night. */

globalStyle(':root', { vars: assignColours(palette) })
/* A tablet has no room for the wheel beside 44 px. */
globalStyle('main', {
  '@media': {
    [layout.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, clamp(660px, 50vw, 800px))',
      gridTemplateRows: 'auto minmax(min-content, 1fr) auto',
      gap: '0 clamp(12px, 2.5vw, 36px)',
    },
    [layout.tablet]: { gridTemplateColumns: '72px minmax(0, 1fr)' },
    // The chips below the table, and the bet below the result.
    [layout.smallFrom600]: {
      vars: { '--column': 'max(7rem, min(17vw, 136px))' },
      gridTemplateColumns: 'auto minmax(0, 1fr) auto var(--column)',
      gridTemplateRows: 'minmax(0, 1fr) auto auto',
    },
  },
})
globalStyle('.sign', {
  '@media': {
    [layout.wide]: {
      gridColumn: 1,
      alignSelf: 'center',
      fontSize: 'clamp(1.125rem, 4.2vh, 1.625rem)',
      fontWeight: weight.heading,
      color: kitArt.sign,
    },
    [layout.tablet]: { visibility: 'hidden' },
  },
})
styleOutcomeBar(`${space[1]} ${space[5]}`)
globalStyle('.panel.outcome', {
  '@media': { [layout.tablet]: { minHeight: '48px', marginBottom: '6px', padding: `0 ${space[4]}` } },
})
globalStyle('.caption', {
  '@media': {
    [layout.wide]: { minHeight: 0, fontSize: size[17], fontWeight: weight.strong },
    [layout.smallFrom600]: { order: -1, display: 'block' },
  },
})
globalStyle('.outcome', {
  '@media': { [layout.smallFrom600]: { gridColumn: 4, gridRow: '1 / 3', paddingBottom: '50px' } },
})
globalStyle('.win', {
  '@media': { [layout.tall]: { minHeight: '1.75rem', fontSize: '1.375rem', lineHeight: '1.75rem' } },
})
globalStyle('.hint', {
  '@media': {
    [layout.wide]: { order: 5, flex: '1 0 100%', marginTop: '-4px', textAlign: 'left', fontSize: size[13] },
    [layout.wideBelow1200]: { display: 'none' },
  },
})
