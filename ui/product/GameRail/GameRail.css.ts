import { media, styled } from '../../styles/styled.ts'
import { lineHeight, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

/** Room for the focus ring, which the scrolling box would clip. */
const RING = '4px'

export const rail = styled({
  display: 'flex',
  gap: space[3],
  margin: `-${RING}`,
  padding: RING,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: RING,
  scrollbarWidth: 'thin',
})
export const item = styled({
  flex: '0 0 auto',
  display: 'grid',
  scrollSnapAlign: 'start',
  minInlineSize: 'min(216px, 100%)',
  maxInlineSize: '100%',
})
export const card = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  padding: space[2],
  paddingInlineEnd: space[4],
  border: `1px solid ${colour.hairline}`,
  borderRadius: radius.large,
  color: colour.text,
  background: colour.surface1,
  selectors: { '&:hover': { background: colour.surface2 } },
})
export const picture = styled({
  flexShrink: 0,
  inlineSize: '56px',
  blockSize: '56px',
  borderRadius: radius.medium,
  objectFit: 'cover',
  background: colour.surface2,
})
export const text = styled({
  flex: '1 1 7rem',
  display: 'grid',
  minInlineSize: 0,
  maxInlineSize: '11.25rem',
})
export const name = styled({
  overflowWrap: 'anywhere',
  fontSize: size[15],
  fontWeight: weight.strong,
  lineHeight: lineHeight.compact,
})
export const note = styled({
  fontSize: size[13],
  color: colour.mutedText,
  fontVariantNumeric: 'tabular-nums',
})
export const action = styled({
  flexShrink: 0,
  paddingInline: space[3],
  paddingBlock: space[1],
  border: `1px solid ${colour.controlBorder}`,
  borderRadius: radius.pill,
  fontSize: size[13],
  fontWeight: weight.heading,
  '@media': { [media.below700]: { paddingInline: space[2] } },
})
