import { styled } from '../../styles/styled.ts'
import { family, letterSpacing, lineHeight, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const card = styled({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: radius.panel,
  border: `1px solid ${colour.hairline}`,
  background: colour.surface1,
})
export const picture = styled({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '960 / 330',
  objectFit: 'cover',
  background: colour.surface3,
})
export const body = styled({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: space[3],
  padding: space[5],
})
export const title = styled({
  fontSize: size[19],
  fontWeight: weight.heading,
  lineHeight: lineHeight.label,
  fontFamily: family.heading,
  letterSpacing: letterSpacing.heading,
})
export const time = styled({ fontSize: size[13], color: colour.teal, fontWeight: weight.strong })
export const text = styled({ flex: 1, color: colour.mutedText })
export const action = styled({ paddingBlockStart: space[2] })
