import { styled, styledWithin } from '../../styles/styled.ts'
import { family, letterSpacing, lineHeight, size, space, weight } from '../../tokens/scale.ts'

export const header = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: '32px',
})
export const title = styled({
  flex: '1 1 8rem',
  minInlineSize: 0,
  fontSize: size[19],
  fontWeight: weight.heading,
  fontFamily: family.heading,
  letterSpacing: letterSpacing.heading,
  lineHeight: lineHeight.label,
})
// Enlarges the link's target to touch size without changing its look.
styledWithin(`${header} > a`, { position: 'relative' })
styledWithin(`${header} > a::after`, { content: '', position: 'absolute', insetBlock: '-10px', insetInline: '-12px' })
