import { media, styled } from '../../styles/styled.ts'
import { art } from '../../tokens/art.ts'
import { letterSpacing, lineHeight, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const ring = styled({
  gridArea: 'ring',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  // Grows with the text inside.
  inlineSize: '11.25rem',
  aspectRatio: '1',
  alignSelf: 'center',
  '@media': { [media.below700]: { inlineSize: '7rem' } },
})
export const circle = styled({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  rotate: '-90deg',
})
export const track = styled({
  fill: 'none',
  stroke: colour.surface3,
  strokeWidth: '9px',
  '@media': { [media.forcedColours]: { stroke: 'GrayText' } },
})
export const arc = styled({
  fill: 'none',
  stroke: colour.teal,
  strokeWidth: '9px',
  strokeLinecap: 'round',
  '@media': { [media.forcedColours]: { stroke: 'Highlight' } },
})
export const ringText = styled({ display: 'grid', justifyItems: 'center', lineHeight: lineHeight.heading })
export const percent = styled({
  fontSize: size[32],
  fontWeight: weight.display,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: letterSpacing.amount,
  whiteSpace: 'nowrap',
  '@media': { [media.below700]: { fontSize: size[24] } },
})
export const caption = styled({
  fontSize: size[13],
  color: colour.mutedText,
  '@media': { [media.below700]: { fontSize: size[12] } },
})

export const cost = styled({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  borderRadius: radius.large,
  background: colour.surface2,
  fontSize: size[13],
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
})
export const costHead = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
})
export const costLabel = styled({ fontSize: size[15], fontWeight: weight.strong })
/** As large as the figure of the stub: the cost is as plain as the offer. */
export const costAmount = styled({
  fontSize: `min(${size[32]}, 11vw)`,
  fontWeight: weight.display,
  lineHeight: 1.1,
  letterSpacing: letterSpacing.amount,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const bar = styled({
  display: 'block',
  blockSize: '14px',
  overflow: 'hidden',
  borderRadius: radius.full,
  background: art.ticket.kept,
  selectors: { '[data-state="waiting"] &': { background: colour.violet } },
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
})
export const spentPart = styled({
  display: 'block',
  blockSize: '100%',
  background: `repeating-linear-gradient(135deg, ${colour.text} 0 3px, ${colour.surface2} 3px 8px)`,
  '@media': { [media.forcedColours]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
})
