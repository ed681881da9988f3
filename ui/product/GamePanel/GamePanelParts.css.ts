import { media, styled, styledWithin } from '../../styles/styled.ts'
import { letterSpacing, lineHeight, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const section = styled({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  padding: space[5],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${colour.hairline}` },
    '&[data-foot]': { marginBlockStart: 'auto' },
    // A sheet has side padding of its own.
    '[data-place="sheet"] &': { paddingInline: 0 },
  },
})

export const purse = styled({ display: 'grid', gap: space[3] })
export const row = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[3]}`,
  minInlineSize: 0,
})
export const label = styled({ fontSize: size[13], fontWeight: weight.body, color: colour.mutedText })
export const own = styled({ display: 'grid', minInlineSize: 0 })
export const amount = styled({
  fontSize: '2.25rem',
  fontWeight: weight.display,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: letterSpacing.amount,
  lineHeight: lineHeight.heading,
  color: colour.accentText,
  whiteSpace: 'nowrap',
  selectors: { '&[data-long]': { fontSize: '1.75rem' } },
  '@media': { [media.zoomed]: { selectors: { '&, &[data-long]': { fontSize: `min(${size[24]}, 8vw)` } } } },
})
export const bonus = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  paddingBlockStart: space[3],
  borderBlockStart: `1px dashed ${colour.hairline}`,
})
export const bonusAmount = styled({
  fontSize: size[15],
  fontWeight: weight.heading,
  fontVariantNumeric: 'tabular-nums',
  color: colour.violet,
  whiteSpace: 'nowrap',
})

export const level = styled({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  // With large text the bar needs the width.
  '@media': { [media.zoomed]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const arch = styled({ inlineSize: '40px', blockSize: '44px', vars: { '--frame': '3px' } })
// The name of the tier.
styledWithin(`${level} [role="progressbar"]`, { marginBlockStart: space[1] })
styledWithin(`${level} [data-component="ProgressBar"] span:first-child`, {
  fontSize: size[15],
  fontWeight: weight.strong,
  color: colour.text,
})

export const setting = styled({ display: 'grid', gap: '2px', minInlineSize: 0 })
export const value = styled({
  fontSize: size[17],
  fontWeight: weight.heading,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
