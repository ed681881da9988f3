import { styleVariants } from '@vanilla-extract/css'
import { components } from '../../styles/layers.css.ts'
import { styled } from '../../styles/styled.ts'
import { radius, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const alert = styled({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.large,
  border: `1px solid ${colour.hairline}`,
  borderInlineStartWidth: '4px',
  background: colour.surface2,
  color: colour.text,
})
export const tone = styleVariants(
  { neutral: colour.teal, positive: colour.positive, negative: colour.negative },
  (edge) => ({ '@layer': { [components]: { borderInlineStartColor: edge } } }),
)
export const title = styled({ fontWeight: weight.heading })
export const text = styled({ color: colour.mutedText })
export const iconBox = styled({ paddingBlockStart: '1px' })
