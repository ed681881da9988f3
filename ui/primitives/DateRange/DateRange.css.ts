import { styled } from '../../styles/styled.ts'
import { space } from '../../tokens/scale.ts'

export const root = styled({ display: 'grid', gap: space[2], minInlineSize: 0 })
/** Side by side where both dates have room for their three parts. */
export const dates = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: space[4],
})
