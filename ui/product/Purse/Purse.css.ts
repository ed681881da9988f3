import { media, styled } from '../../styles/styled.ts'
import { lineHeight, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const purse = styled({
  display: 'flex',
  // A long sum moves below the other and is never cut. The gap is the hairline between them, in both cases.
  flexWrap: 'wrap',
  gap: '1px',
  overflow: 'hidden',
  borderRadius: radius.panel,
  border: `1px solid ${colour.hairline}`,
  background: colour.hairline,
  minInlineSize: 0,
  '@media': { [media.below700]: { borderRadius: radius.tile } },
})
export const money = styled({
  flex: '1 1 calc(50% - 1px)',
  padding: `${space[4]} ${space[5]}`,
  background: colour.surface1,
  '@media': {
    [media.forcedColours]: { outline: '1px solid CanvasText' },
    [media.below700]: { padding: `${space[3]} ${space[4]}` },
    [media.zoomed]: { paddingInline: space[3] },
  },
})
export const label = styled({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: size[13],
  fontWeight: weight.strong,
  color: colour.mutedText,
})
export const shape = styled({
  flexShrink: 0,
  fill: colour.accentFill,
  selectors: { '[data-kind="bonus"] &': { fill: colour.violet } },
  '@media': { [media.forcedColours]: { selectors: { '[data-kind] &': { fill: 'CanvasText' } } } },
})
export const longLabel = styled({ '@media': { [media.below700]: { display: 'none' } } })
export const shortLabel = styled({ display: 'none', '@media': { [media.below700]: { display: 'inline' } } })
export const amount = styled({
  fontSize: size[24],
  fontWeight: weight.heading,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.compact,
  color: colour.accentText,
  whiteSpace: 'nowrap',
  selectors: {
    '[data-kind="bonus"] > &': { color: colour.violet },
    '[data-kind] > &[data-zero]': { color: colour.mutedText },
  },
  '@media': { [media.below700]: { fontSize: size[19] } },
})
export const note = styled({
  fontSize: size[12],
  color: colour.mutedText,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.below700]: { display: 'none' } },
})
