import { media, selectedInForcedColours, styled } from '../../styles/styled.ts'
import { lineHeight, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'
import { paper } from '../../tokens/art.ts'

const hairlines = {
  '&:not(:last-child)': { borderBlockEnd: `1px solid ${colour.hairline}` },
  '&:first-child': { paddingBlockStart: 0 },
  '&:last-child': { paddingBlockEnd: 0 },
}

export const rows = styled({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 })
export const hash = styled({
  display: 'grid',
  gap: '2px',
  minInlineSize: 0,
  paddingBlock: space[2],
  selectors: hairlines,
})
export const label = styled({ fontSize: size[13], color: colour.mutedText })
export const digits = styled({
  minInlineSize: 0,
  fontSize: size[13],
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.02em',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
/** Of one width, so that the groups stand in columns as in a fixed-width font. */
export const group = styled({ display: 'inline-block', inlineSize: '5.6em', maxInlineSize: '100%' })
export const number = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[3],
  minInlineSize: 0,
  paddingBlock: '6px',
  selectors: hairlines,
})
export const mark = styled({
  marginInlineStart: '1px',
  paddingInline: '4px',
  paddingBlock: '1px',
  borderRadius: '4px',
  fontWeight: weight.display,
  color: colour.onInverse,
  background: colour.inverse,
  '@media': { [media.forcedColours]: selectedInForcedColours },
})
export const drawn = styled({
  flexShrink: 0,
  fontSize: size[15],
  fontWeight: weight.heading,
  fontVariantNumeric: 'tabular-nums',
})
export const symbols = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  selectors: {
    '&[data-layout="reels"]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(5, minmax(0, 44px))',
      gap: space[1],
    },
  },
})
const tileBox = {
  border: `1px solid ${colour.controlBorder}`,
  borderRadius: radius.medium,
  overflow: 'hidden',
} as const
/** Three stand side by side in the narrowest card. */
export const tile = styled({
  ...tileBox,
  inlineSize: 'clamp(36px, 29%, 64px)',
  aspectRatio: '1',
  borderColor: colour.hairline,
  background: paper.background,
  selectors: { '[data-layout="reels"] > &': { inlineSize: 'auto', borderRadius: radius.small } },
})
export const picture = styled({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
export const word = styled({
  ...tileBox,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  padding: `${space[2]} ${space[3]}`,
  fontSize: size[15],
  fontWeight: weight.heading,
})
export const wordMark = styled({ fontSize: size[13], fontWeight: weight.body, color: colour.mutedText })
export const pay = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[3],
  minInlineSize: 0,
  paddingBlock: '6px',
  fontSize: size[13],
  color: colour.mutedText,
  selectors: { ...hairlines, '&[data-paid]': { color: colour.text } },
})
export const payAmount = styled({
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-paid] > &': { fontWeight: weight.heading } },
})
export const win = styled({ display: 'grid', minInlineSize: 0, fontVariantNumeric: 'tabular-nums' })
export const terms = styled({ fontSize: size[13], color: colour.mutedText })
export const amount = styled({
  fontSize: size[32],
  fontWeight: weight.display,
  lineHeight: lineHeight.heading,
  color: colour.accentText,
  overflowWrap: 'anywhere',
})
