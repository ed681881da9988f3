import { media, styled } from '../../styles/styled.ts'
import { radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const root = styled({ display: 'grid', gap: '6px', minInlineSize: 0 })
export const label = styled({ fontSize: size[13], fontWeight: weight.strong, color: colour.mutedText })
export const row = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '72px',
  inlineSize: '100%',
  padding: space[3],
  borderRadius: radius.large,
  // As a chosen card.
  border: `2px solid ${colour.text}`,
  background: colour.surface2,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[data-state="invalid"]': { borderColor: colour.negative } },
  '@media': { [media.forcedColours]: { borderColor: 'Highlight' } },
})
export const text = styled({ flex: '1 1 8rem', display: 'grid', gap: '2px', minInlineSize: 0 })
export const title = styled({ fontSize: size[15], fontWeight: weight.strong, overflowWrap: 'anywhere' })
export const notes = styled({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  fontSize: size[13],
  color: colour.mutedText,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
