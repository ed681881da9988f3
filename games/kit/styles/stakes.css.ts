import { globalStyle } from '@vanilla-extract/css'
import { colour } from './colours.ts'
import { layout } from './layouts.ts'
import { control, size, space, weight } from './tokens.ts'

/* The chooser of the bet: a list between buttons for less and more. */

globalStyle('.stakes', { display: 'flex', gap: space[1], alignItems: 'center', minWidth: 0 })
globalStyle('.stakes-title', {
  display: 'none',
  '@media': { [layout.wide]: { display: 'block', paddingRight: space[1], color: colour.muted } },
})
globalStyle('.stakes .stake-list', { flex: '1 1 112px', minWidth: 0 })
globalStyle('.level', {
  flex: 'none',
  '@media': {
    // The list alone fits, and has all stakes.
    [layout.small]: { display: 'none' },
    [layout.narrowTall]: { display: 'none' },
  },
})
globalStyle(".icon[aria-disabled='true']", {
  opacity: 0.5,
  cursor: 'default',
  '@media': { [layout.forcedColours]: { opacity: 1, color: 'GrayText', borderColor: 'GrayText' } },
})
globalStyle('select, .field input, .field textarea', {
  width: '100%',
  minHeight: control.height,
  padding: `0 ${space[3]}`,
  border: `1px solid ${colour.border}`,
  borderRadius: '14px',
  font: 'inherit',
  color: colour.text,
  backgroundColor: colour.field,
})
globalStyle('.stake-list select', {
  display: 'block',
  minHeight: '56px',
  padding: `0 ${space[8]} 0 ${space[4]}`,
  fontSize: size[17],
  fontWeight: weight.heading,
  appearance: 'none',
  cursor: 'pointer',
  '@media': {
    [layout.wide]: { minHeight: control.height },
    [layout.narrowTall]: { minHeight: '48px' },
    [layout.small]: { minHeight: control.height, padding: '0 16px 0 6px', fontSize: size[13] },
  },
})
globalStyle('.stake-list', {
  position: 'relative',
  '@media': { [layout.small]: { width: '100%' } },
})
globalStyle('.stake-list::after', {
  content: "''",
  position: 'absolute',
  top: 'calc(50% - 7px)',
  right: '16px',
  width: '8px',
  height: '8px',
  border: `solid ${colour.gold}`,
  borderWidth: '0 2px 2px 0',
  transform: 'rotate(45deg)',
  pointerEvents: 'none',
  '@media': { [layout.small]: { right: '7px', width: '5px', height: '5px' } },
})
