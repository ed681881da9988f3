import { styled } from '../styles/styled.ts'
import { family, size, space, weight } from '../tokens/scale.ts'
import { colour } from '../tokens/tokens.css.ts'

export const root = styled({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[2],
  paddingBlock: space[8],
  paddingInline: space[4],
  textAlign: 'center',
  color: colour.mutedText,
  minBlockSize: '180px',
})
export const title = styled({
  fontFamily: family.heading,
  fontSize: size[17],
  fontWeight: weight.heading,
  color: colour.text,
})
export const action = styled({ marginBlockStart: space[2] })
