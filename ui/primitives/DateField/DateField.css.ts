import { styled } from '../../styles/styled.ts'
import { space } from '../../tokens/scale.ts'

export const root = styled({
  display: 'grid',
  gap: space[2],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 'none',
})
export const parts = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr) minmax(0, 5fr)',
  gap: space[2],
})
