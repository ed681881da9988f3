import { media, styled } from '../../styles/styled.ts'
import { family, letterSpacing, lineHeight, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const panel = styled({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  padding: space[5],
  borderRadius: radius.panel,
  border: `1px solid ${colour.hairline}`,
  background: `radial-gradient(26rem 16rem at 100% 0, ${colour.glowEnd}, transparent), ${colour.surface1}`,
})
export const header = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] })
export const text = styled({ flex: '1 1 8rem', display: 'grid', gap: space[1], minInlineSize: 0 })
export const status = styled({
  fontSize: size[24],
  fontWeight: weight.heading,
  fontFamily: family.heading,
  letterSpacing: letterSpacing.heading,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
})
export const level = styled({ fontSize: size[13], color: colour.mutedText })
export const badge = styled({ display: 'grid', justifyItems: 'center', gap: space[1], flexShrink: 0 })
export const tiers = styled({ display: 'block' })
export const line = styled({ stroke: colour.controlBorder, strokeWidth: '1.2px', fill: 'none' })
/** A reached tier is a filled star, so that the state does not depend on colour. */
export const star = styled({
  fill: colour.surface1,
  stroke: colour.controlBorder,
  strokeWidth: '1.5px',
  strokeLinejoin: 'round',
  selectors: { '&[data-filled]': { fill: colour.violet, stroke: colour.violet } },
  '@media': {
    [media.forcedColours]: {
      fill: 'Canvas',
      stroke: 'CanvasText',
      selectors: { '&[data-filled]': { fill: 'CanvasText', stroke: 'CanvasText' } },
    },
  },
})
export const note = styled({ fontSize: size[13], color: colour.mutedText })
