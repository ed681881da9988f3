import { styled, styledWithin } from '../../styles/styled.ts'
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
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
})
/** Day, month and year share a line in these parts while their labels fit. */
const parted = (nth: number, share: number) =>
  styledWithin(`${parts} > :nth-child(${nth})`, { flex: `${share} 1 ${share * 0.85}rem`, minInlineSize: 0 })
parted(1, 4)
parted(2, 7)
parted(3, 5)
