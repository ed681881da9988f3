import { styleVariants } from '@vanilla-extract/css'
import { components } from '../../styles/layers.css.ts'
import { media, styled } from '../../styles/styled.ts'
import { radius, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const alert = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.large,
  border: `1px solid ${colour.hairline}`,
  borderInlineStartWidth: '4px',
  background: colour.surface2,
  color: colour.text,
  '@media': { [media.zoomed]: { padding: space[2] } },
})
export const tone = styleVariants(
  { neutral: colour.teal, positive: colour.positive, negative: colour.negative },
  (edge) => ({ '@layer': { [components]: { borderInlineStartColor: edge } } }),
)
/** Below the icon where the text is large and the room narrow. */
export const message = styled({ flex: '1 1 8rem', minInlineSize: 0 })
export const title = styled({ fontWeight: weight.heading })
export const text = styled({ color: colour.mutedText })
export const iconBox = styled({ paddingBlockStart: '1px' })
