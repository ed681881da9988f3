import { globalStyle } from '@vanilla-extract/css'
import { colour } from './colours.ts'
import { layout } from './layouts.ts'
import { visuallyHidden } from './parts.ts'
import { control } from './tokens.ts'

/* The button that switches the sound: in the corner of the wide layout, else beside the result. */

globalStyle('.sound', {
  order: 4,
  minWidth: control.height,
  height: control.height,
  marginRight: '-10px',
  color: colour.muted,
  '@media': {
    [layout.wide]: {
      position: 'absolute',
      top: 'clamp(8px, 2.6vh, 24px)',
      right: 'clamp(12px, 3.5vw, 36px)',
      marginRight: 0,
      background: colour.panel,
    },
    [layout.small]: { order: 3, alignSelf: 'center', margin: '-3px 0' },
    [layout.below200]: { margin: '-6px 0' },
  },
})
const withBonus = '.outcome:has(#bonus-line:not([hidden]))'
// The smallest window has no room for both.
globalStyle(`${withBonus} .sound`, { '@media': { [layout.below216]: { display: 'none' } } })
globalStyle(`${withBonus} h2`, { '@media': { [layout.small]: visuallyHidden } })
globalStyle('.panel.outcome h2', { '@media': { [layout.below240]: visuallyHidden } })
globalStyle(".sound[aria-pressed='true']", { color: colour.gold })
globalStyle(".sound[aria-disabled='true']", { opacity: 0.6, cursor: 'default' })
globalStyle(".sound[aria-pressed='true'] .cross, .sound[aria-pressed='false'] .waves", { display: 'none' })
