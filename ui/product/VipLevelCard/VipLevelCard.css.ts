import { styled } from '../../styles/styled.ts'
import { family, letterSpacing, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const card = styled({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[5],
  borderRadius: radius.panel,
  border: `1px solid ${colour.hairline}`,
  background: colour.surface1,
})
export const header = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] })
export const name = styled({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: size[19],
  fontWeight: weight.heading,
  fontFamily: family.heading,
  letterSpacing: letterSpacing.heading,
})
export const manager = styled({ fontSize: size[13], color: colour.mutedText })
export const tier = styled({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.large,
  background: colour.surface2,
  border: '1px solid transparent',
  selectors: { '&[data-current]': { borderColor: colour.violet } },
})
export const tierName = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  fontWeight: weight.strong,
})
export const currentLabel = styled({ fontSize: size[13], color: colour.violet })
export const notes = styled({ display: 'grid', gap: space[1], fontSize: size[13], color: colour.mutedText })
