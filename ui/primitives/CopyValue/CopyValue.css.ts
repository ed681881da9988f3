import { media, styled } from '../../styles/styled.ts'
import { control, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const root = styled({ display: 'grid', gap: space[1], minInlineSize: 0 })
export const header = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
})
export const label = styled({ fontSize: size[13], fontWeight: weight.strong, color: colour.mutedText })
export const row = styled({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: control.input,
  paddingInlineStart: space[4],
  borderRadius: radius.medium,
  border: `1px dashed ${colour.controlBorder}`,
  background: colour.canvas,
})
export const value = styled({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: control.height,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: size[19],
  fontWeight: weight.heading,
  fontVariantNumeric: 'tabular-nums',
  color: colour.text,
  userSelect: 'all',
  selectors: { 'a&': { color: colour.accentText } },
  '@media': {
    [media.from700]: {
      selectors: { '[data-large] &': { fontSize: size[46], fontWeight: weight.display, minBlockSize: '72px' } },
    },
  },
})
/** Beside the label, so that the status text does not shift the layout. */
export const status = styled({ fontSize: size[13], color: colour.accentText })
