import { globalStyle } from '@vanilla-extract/css'
import { colour, kitArt } from './colours.ts'
import { layout } from './layouts.ts'
import { control, size, space, weight } from './tokens.ts'
import { coveringInput, focusRing } from './parts.ts'

/* The chooser of the bet: radio buttons in the wide layout, else a list. */

globalStyle('.stakes', {
  display: 'none',
  '@media': { [layout.wide]: { display: 'flex', gap: space[2], alignItems: 'center', border: 0, padding: 0 } },
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
  minHeight: '56px',
  padding: `0 ${space[8]} 0 ${space[4]}`,
  fontSize: size[17],
  fontWeight: weight.heading,
  appearance: 'none',
  cursor: 'pointer',
  '@media': {
    [layout.small]: { minHeight: control.height, padding: `0 ${space[5]} 0 ${space[2]}`, fontSize: '0.875rem' },
  },
})
globalStyle('.stake-list', {
  position: 'relative',
  '@media': { [layout.wide]: { display: 'none' }, [layout.small]: { width: '100%' } },
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
  '@media': { [layout.small]: { right: '10px', width: '6px', height: '6px' } },
})
globalStyle('.stakes legend', {
  '@media': { [layout.wide]: { float: 'left', padding: `0 ${space[2]} 0 0`, color: colour.muted } },
})
globalStyle('.stakes label', {
  '@media': {
    [layout.wide]: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      minWidth: '76px',
      minHeight: control.height,
      padding: '0 10px',
      border: `1px solid ${colour.border}`,
      borderRadius: '14px',
      fontWeight: 700,
      whiteSpace: 'nowrap',
      cursor: 'pointer',
    },
  },
})
globalStyle('.stakes label:has(:disabled:not(:checked))', { '@media': { [layout.wide]: { opacity: 0.5 } } })
globalStyle('.stakes input', { '@media': { [layout.wide]: coveringInput } })
globalStyle('.stakes label:has(:checked)', {
  '@media': {
    [layout.wide]: { color: colour.ink, background: kitArt.chosen, borderColor: kitArt.chosen },
    [layout.forcedColours]: { outline: '3px solid Highlight' },
  },
})
globalStyle('.stakes label:has(:focus-visible)', {
  '@media': { [layout.wide]: focusRing },
})
