import { styled } from '../../styles/styled.ts'
import { radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const card = styled({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'center',
})
export const picture = styled({
  inlineSize: '96px',
  blockSize: '118px',
  borderRadius: radius.large,
  objectFit: 'cover',
  background: colour.surface2,
})
export const eyebrow = styled({ fontSize: size[13], color: colour.mutedText })
export const name = styled({ fontSize: size[17], fontWeight: weight.heading, lineHeight: 1.25 })
export const provider = styled({ fontSize: size[13], color: colour.mutedText })
export const actions = styled({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[3] })
