import { styled } from '../../styles/styled.ts'
import { size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const root = styled({ display: 'grid', gap: space[2], minInlineSize: 0 })
export const captions = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
})
export const remaining = styled({ fontSize: size[15], fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' })
export const note = styled({ fontSize: size[13], color: colour.mutedText })
