import { styled } from '../../styles/styled.ts'
import { weight } from '../../tokens/scale.ts'

export const countdown = styled({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.heading,
  whiteSpace: 'nowrap',
})
