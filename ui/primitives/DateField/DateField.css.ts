import { styled } from '../../styles/styled.ts'
import { space } from '../../tokens/scale.ts'

export const whole = styled({ display: 'grid', gap: space[2], minInlineSize: 0 })
export const parts = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(4.5rem, 1fr) minmax(7.5rem, 2fr) minmax(5.5rem, 1.2fr)',
  gap: space[2],
})
