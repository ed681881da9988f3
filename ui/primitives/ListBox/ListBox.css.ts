import { media, styled } from '../../styles/styled.ts'
import { elevation } from '../../tokens/elevation.ts'
import { control, radius, size, space, zIndex, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

/** A field with a list. Offset parent of its visually hidden status text. */
export const field = styled({ position: 'relative', minInlineSize: 0 })
/** In the top layer, so that no ancestor clips it. Browsers without popover support keep it in the page. */
export const popup = styled({
  position: 'fixed',
  inset: 'auto',
  zIndex: zIndex.popup,
  margin: 0,
  maxInlineSize: 'calc(100vw - 16px)',
  // Seven and a half rows, to show that the list scrolls.
  maxBlockSize: '338px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[1],
  border: `1px solid ${colour.controlBorder}`,
  borderRadius: radius.medium,
  background: colour.surface1,
  color: colour.text,
  boxShadow: elevation.floating,
})
export const option = styled({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: control.height,
  paddingInline: space[3],
  paddingBlock: space[1],
  scrollMarginBlock: space[1],
  borderRadius: radius.small,
  fontSize: size[15],
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: colour.surface2 },
    '&[aria-selected="true"]': { fontWeight: weight.strong },
    '&[data-active]': {
      background: colour.surface2,
      outline: `2px solid ${colour.accentText}`,
      outlineOffset: '-2px',
    },
  },
  '@media': { [media.forcedColours]: { selectors: { '&[data-active]': { outlineColor: 'Highlight' } } } },
})
export const label = styled({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
/** Takes up its space even without a flag, so that the labels line up. */
export const flag = styled({ inlineSize: '24px', blockSize: '16px', flexShrink: 0, borderRadius: '3px' })
/** A fixed width, so that the layout does not shift when the selection changes. */
export const checkmark = styled({ inlineSize: '16px', flexShrink: 0 })
export const empty = styled({ padding: space[3], fontSize: size[15], color: colour.mutedText })
