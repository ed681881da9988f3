import { media, styled } from '../../styles/styled.ts'
import { control, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const group = styled({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  padding: '3px',
  border: `1px solid ${colour.hairline}`,
  borderRadius: radius.medium,
  background: colour.canvas,
  minInlineSize: 0,
})
export const segment = styled({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  maxInlineSize: '100%',
  minBlockSize: control.height,
  paddingInline: space[3],
  borderRadius: radius.small,
  fontSize: size[15],
  fontWeight: weight.strong,
  color: colour.mutedText,
  textAlign: 'center',
  // A word that is wider than the whole group.
  overflowWrap: 'break-word',
  cursor: 'pointer',
  selectors: {
    '[data-fit] > &': { flex: '1 1 auto' },
    '&:has(:checked)': { background: colour.surface3, color: colour.text },
    '&:has(:focus-visible)': { outline: `2px solid ${colour.accentText}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.below480]: { selectors: { '[data-fit] > &': { paddingInline: space[2] } } },
    [media.zoomed]: { selectors: { '[data-fit] > &': { paddingInline: space[1], fontSize: size[13] } } },
    [media.forcedColours]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
})
export const input = styled({
  position: 'absolute',
  inset: 0,
  appearance: 'none',
  outline: 'none',
  cursor: 'inherit',
})
