import { styled } from '../../styles/styled.ts'
import { art } from '../../tokens/art.ts'
import { weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const mark = styled({
  flexShrink: 0,
  inlineSize: '2.625rem',
  blockSize: '1.625rem',
  borderRadius: '4px',
  background: art.cardBrand.ground,
  boxShadow: `0 0 0 1px ${colour.hairline}`,
})
export const word = styled({ fontSize: '14px', fontWeight: weight.display, letterSpacing: '0.02em' })
