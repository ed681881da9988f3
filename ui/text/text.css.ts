import { styleVariants, type StyleRule } from '@vanilla-extract/css'
import { components } from '../styles/layers.css.ts'
import { media, styled } from '../styles/styled.ts'
import { family, letterSpacing, lineHeight, size as sizes, weight } from '../tokens/scale.ts'
import { colour } from '../tokens/tokens.css.ts'

const inComponents = (rule: StyleRule) => ({ '@layer': { [components]: rule } })

export const heading = styled({
  fontWeight: weight.heading,
  letterSpacing: letterSpacing.heading,
  lineHeight: lineHeight.heading,
  textWrap: 'balance',
})
/** The font of headings, from 17 px on: a smaller heading is a label. */
export const headingFont = styled({ fontFamily: family.heading })
/**
 * On a phone, an enlarged text grows only until a word of ten letters fills the line; on the narrowest viewports, until an
 * amount does.
 */
const limits: Partial<Record<keyof typeof sizes, { phone: string; zoomed: string }>> = {
  24: { phone: '11vw', zoomed: '8vw' },
  32: { phone: '13vw', zoomed: '10vw' },
  46: { phone: '13.5vw', zoomed: '12vw' },
}
export const size = styleVariants(sizes, (value, name) => {
  const limit = limits[name]
  if (limit === undefined) return inComponents({ fontSize: value })
  return inComponents({
    fontSize: value,
    '@media': {
      [media.below700]: { fontSize: `min(${value}, ${limit.phone})` },
      // The narrowest last, because it wins.
      [media.zoomed]: { fontSize: `min(${value}, ${limit.zoomed})` },
    },
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
