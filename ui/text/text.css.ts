import { styleVariants, type StyleRule } from '@vanilla-extract/css'
import { components } from '../styles/layers.css.ts'
import { media, styled } from '../styles/styled.ts'
import { size as sizes, weight } from '../tokens/scale.ts'
import { colour } from '../tokens/tokens.css.ts'

const inComponents = (rule: StyleRule) => ({ '@layer': { [components]: rule } })

export const heading = styled({
  fontWeight: weight.heading,
  letterSpacing: '-0.015em',
  lineHeight: 1.2,
  textWrap: 'balance',
})
/** On the narrowest viewports a large text grows only until its amount or its words fill the line. */
const narrowLimit: Partial<Record<keyof typeof sizes, string>> = { 24: '8vw', 32: '10vw', 46: '12vw' }
export const size = styleVariants(sizes, (value, name) => {
  const limit = narrowLimit[name]
  return inComponents({
    fontSize: value,
    ...(limit === undefined ? {} : { '@media': { [media.zoomed]: { fontSize: `min(${value}, ${limit})` } } }),
  })
})
export const tone = styleVariants({
  normal: inComponents({ color: colour.text }),
  muted: inComponents({ color: colour.mutedText }),
  money: inComponents({ color: colour.accentText }),
  positive: inComponents({ color: colour.positive }),
  negative: inComponents({ color: colour.negative }),
})
export const strong = styled({ fontWeight: weight.strong })
export const tabular = styled({ fontVariantNumeric: 'tabular-nums' })
