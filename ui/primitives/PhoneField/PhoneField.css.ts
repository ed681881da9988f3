import { styled } from '../../styles/styled.ts'
import { control, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const whole = styled({ minInlineSize: 0 })
export const prefix = styled({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: space[2],
  color: colour.text,
  paddingInlineEnd: space[2],
  borderInlineEnd: `1px solid ${colour.hairline}`,
})
export const flag = styled({ borderRadius: '3px', flexShrink: 0 })
export const codes = styled({
  minBlockSize: control.height,
  // The mark lies over the list's own room, so that a press on it opens the list.
  paddingInlineEnd: space[6],
  appearance: 'none',
  fontSize: size[15],
  fontWeight: weight.strong,
  color: colour.text,
  borderRadius: radius.small,
  cursor: 'pointer',
})
export const mark = styled({
  position: 'absolute',
  insetInlineEnd: space[2],
  pointerEvents: 'none',
  color: colour.mutedText,
})
