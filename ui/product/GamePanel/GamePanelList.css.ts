import { styled } from '../../styles/styled.ts'
import { control, lineHeight, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const list = styled({ display: 'grid', gap: '2px', minInlineSize: 0, marginInline: `calc(-1 * ${space[2]})` })
export const item = styled({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  // An action ends where the other texts of the panel end.
  selectors: { '&:has(> :nth-child(2))': { paddingInlineEnd: space[1] } },
})
export const row = styled({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: control.height,
  padding: space[2],
  borderRadius: radius.medium,
  color: colour.text,
  selectors: {
    '&:is(a):hover': { background: colour.surface2 },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})
export const text = styled({ flex: '1 1 7rem', display: 'grid', minInlineSize: 0 })
export const title = styled({
  fontSize: size[15],
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
  lineHeight: lineHeight.compact,
})
export const note = styled({ fontSize: size[13], color: colour.mutedText, fontVariantNumeric: 'tabular-nums' })
export const figure = styled({
  display: 'grid',
  justifyItems: 'end',
  minInlineSize: 'min-content',
  // A long note wraps beside the name.
  maxInlineSize: '50%',
  marginInlineStart: 'auto',
  textAlign: 'end',
})
export const value = styled({
  fontSize: size[15],
  fontWeight: weight.heading,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '&[data-money]': { color: colour.accentText } },
})
