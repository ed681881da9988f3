import { globalStyle } from '@vanilla-extract/css'
import { colour, kitArt } from '../kit/styles/colours.ts'
import { layout } from '../kit/styles/layouts.ts'
import { control, lineHeight, size, space, weight, white } from '../kit/styles/tokens.ts'
import { art } from './colours.ts'
import { coveringInput, focusRing } from '../kit/styles/parts.ts'

/* Choosing and placing chips, and the list of those on the cloth. */

globalStyle('.controls', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  paddingTop: space[1],
  '@media': {
    [layout.wide]: { gridRow: 3, marginTop: 'clamp(8px, 2.4vh, 20px)', gap: `${space[2]} ${space[3]}` },
    [layout.wideBelow1200]: { flexWrap: 'nowrap', gap: space[2] },
    [layout.tablet]: { gap: '6px', marginTop: space[2], padding: space[2] },
    [layout.small]: { flexFlow: 'column', padding: '0 6px 8px' },
    [layout.below216]: { gap: space[1], padding: '0 6px' },
    // Parts of the grid of `main`.
    [layout.smallFrom600]: { display: 'contents' },
  },
})
globalStyle('.controls::before', {
  '@media': { [layout.smallFrom600]: { content: "''", gridArea: '3 / 1 / 4 / -1', background: colour.shade } },
})
globalStyle('.chip-controls', { display: 'contents' })
globalStyle('.values', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  border: 0,
  padding: 0,
  '@media': {
    [layout.wide]: { alignItems: 'center' },
    [layout.wideBelow1200]: { flex: 'none', flexWrap: 'nowrap' },
    [layout.tablet]: { gap: space[1] },
    [layout.smallFrom600]: {
      gridArea: '3 / 1',
      flexWrap: 'nowrap',
      alignItems: 'center',
      gap: '2px',
      marginLeft: '6px',
    },
  },
})
globalStyle('.values legend', {
  position: 'absolute',
  clipPath: 'inset(50%)',
  '@media': {
    [layout.wide]: { position: 'static', clipPath: 'none', float: 'left', paddingRight: space[1], color: colour.muted },
    [layout.wideBelow1200]: { display: 'none' },
  },
})
globalStyle('.value', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: control.height,
  height: control.height,
  border: `2px dashed ${colour.border}`,
  borderRadius: '50%',
  fontSize: '0.875rem',
  fontWeight: weight.display,
  cursor: 'pointer',
  '@media': {
    [layout.wide]: { width: '48px', height: '48px' },
    [layout.wideBelow1200]: { width: control.height, height: control.height },
    [layout.tablet]: { width: '40px', fontSize: size[13], letterSpacing: '-0.02em' },
    [layout.smallFrom600]: { width: 'clamp(36px, 6vw, 44px)', fontSize: size[13], letterSpacing: '-0.02em' },
  },
})
globalStyle('.value input', coveringInput)
globalStyle('.value:has(:checked)', {
  color: kitArt.inkOnGold,
  background: art.chosenChip,
  borderColor: white,
  '@media': { [layout.forcedColours]: { outline: '3px solid Highlight' } },
})
globalStyle('.value:has(:focus-visible)', focusRing)
globalStyle('.chip-tools', {
  display: 'flex',
  gap: '6px',
  '@media': {
    [layout.tablet]: { gap: space[1] },
    [layout.smallFrom600]: { gridArea: '3 / 3', alignItems: 'center', gap: '2px', marginRight: '6px' },
  },
})
/* The list of chips clears the table, too, and says what it costs. */
globalStyle('#clear, .total-bet span', { '@media': { [layout.tablet]: { display: 'none' } } })
globalStyle('#clear', { '@media': { [layout.narrowSmallFrom600]: { display: 'none' } } })
globalStyle('.kinds', { flex: '1 1 132px' })
globalStyle('.kinds select', {
  minHeight: control.height,
  padding: '0 22px 0 10px',
  fontSize: size[13],
  '@media': {
    [layout.tablet]: { padding: '0 18px 0 8px', letterSpacing: '-0.02em' },
    [layout.narrowSmallFrom600]: { padding: '0 18px 0 8px', letterSpacing: '-0.02em' },
  },
})
globalStyle('.kinds::after', {
  right: '12px',
  width: '7px',
  height: '7px',
  '@media': {
    [layout.tablet]: { right: '8px', width: '5px', height: '5px' },
    [layout.narrowSmallFrom600]: { right: '8px', width: '5px', height: '5px' },
  },
})
globalStyle('.total-bet', {
  display: 'flex',
  flex: '1 1 120px',
  gap: '6px',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '52px',
  whiteSpace: 'nowrap',
  '@media': {
    [layout.wide]: { flex: '0 1 auto', minHeight: '48px' },
    [layout.wideBelow1200]: {
      flex: '0 1 auto',
      flexWrap: 'wrap',
      gap: '0 6px',
      minWidth: '84px',
      padding: `0 ${space[2]}`,
      lineHeight: lineHeight.label,
    },
    [layout.small]: {
      flex: 'none',
      width: '100%',
      minHeight: control.height,
      padding: `0 ${space[1]}`,
      fontSize: size[13],
    },
    [layout.smallFrom600]: {
      zIndex: 1,
      gridArea: '2 / 4',
      alignSelf: 'end',
      flexWrap: 'wrap',
      gap: '0 6px',
      width: 'auto',
      marginInline: '6px',
      lineHeight: lineHeight.label,
    },
  },
})
globalStyle('.total-bet b', { color: colour.gold })
globalStyle('.play', {
  flex: '2 1 140px',
  minHeight: '52px',
  '@media': {
    [layout.wideBelow1200]: { flex: '1 1 120px' },
    [layout.tablet]: { flex: '1 1 96px', minWidth: 0, padding: `0 ${space[1]}`, fontSize: size[17] },
    [layout.small]: { flex: 'none' },
    [layout.smallFrom600]: {
      gridArea: '3 / 4',
      minHeight: control.height,
      margin: '4px 6px',
      padding: 0,
      fontSize: size[15],
    },
  },
})
/* The smallest layout has the outside bets of even money only, so that it names the other chips. */
globalStyle('.hidden-chips', {
  display: 'none',
  '@media': {
    [layout.smallBelow600]: {
      zIndex: 1,
      gridArea: '1 / 1',
      alignSelf: 'end',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      padding: `2px ${space[2]}`,
      fontSize: size[13],
      fontWeight: weight.strong,
      lineHeight: lineHeight.label,
      background: colour.shade,
    },
  },
})
globalStyle('#chips ul', { display: 'grid', gap: space[2], padding: 0, listStyleType: `''` })
globalStyle('#chips li', { display: 'flex', gap: space[3], alignItems: 'center' })
globalStyle('#chips li span', { flex: 1 })
globalStyle('.stake-list.kinds', {
  '@media': {
    [layout.wide]: { flex: '0 0 128px' },
    [layout.tablet]: { flex: '1 0 100px' },
    [layout.smallFrom600]: { gridArea: '3 / 2', alignSelf: 'center', width: 'auto', marginInline: '6px' },
  },
})
globalStyle('.cloth, .values, .kinds, .chip-tools', { '@media': { [layout.smallBelow600]: { display: 'none' } } })
globalStyle('.total-bet span', { '@media': { [layout.smallBelow600]: { display: 'none' } } })
