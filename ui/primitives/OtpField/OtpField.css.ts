import { styled } from '../../styles/styled.ts'
import { control, size, space } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const root = styled({ display: 'grid', gap: space[2], minInlineSize: 0 })
/** As high as the button that replaces it. */
export const resendCountdown = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: control.height,
  fontSize: size[15],
  color: colour.mutedText,
})
