import { styleVariants, type StyleRule } from '@vanilla-extract/css'
import { components } from '../styles/layers.css.ts'
import { styled } from '../styles/styled.ts'
import { size as sizes, weight } from '../tokens/scale.ts'
import { colour } from '../tokens/tokens.css.ts'

const layered = (rule: StyleRule) => ({ '@layer': { [components]: rule } })

export const heading = styled({
  fontWeight: weight.heading,
  letterSpacing: '-0.015em',
  lineHeight: 1.2,
  textWrap: 'balance',
})
export const size = styleVariants(sizes, (value) => layered({ fontSize: value }))
export const tone = styleVariants({
  normal: layered({ color: colour.text }),
  muted: layered({ color: colour.mutedText }),
  money: layered({ color: colour.accentText }),
  positive: layered({ color: colour.positive }),
  negative: layered({ color: colour.negative }),
})
export const strong = styled({ fontWeight: weight.strong })
export const tabular = styled({ fontVariantNumeric: 'tabular-nums' })
