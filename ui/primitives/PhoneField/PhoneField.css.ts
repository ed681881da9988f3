import { styled } from '../../styles/styled.ts'
import { control, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const root = styled({ minInlineSize: 0 })
export const prefix = styled({
  display: 'inline-flex',
  flexShrink: 0,
  // The prefix list uses the box's own padding, so that the flag lines up with the text of other fields.
  marginInlineStart: `calc(-1 * ${space[2]})`,
  paddingInlineEnd: space[1],
  borderInlineEnd: `1px solid ${colour.hairline}`,
})
export const flag = styled({ borderRadius: '3px', flexShrink: 0 })
export const trigger = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: control.height,
  paddingInline: space[2],
  fontSize: size[15],
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  color: colour.text,
  borderRadius: radius.small,
  cursor: 'pointer',
})
export const chevron = styled({ color: colour.mutedText })
