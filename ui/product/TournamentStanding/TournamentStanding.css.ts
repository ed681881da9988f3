import { ellipsis, media, selectedInForcedColours, styled, styledWithin } from '../../styles/styled.ts'
import { lineHeight, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const root = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minInlineSize: 0,
  padding: space[5],
  border: `1px solid ${colour.controlBorder}`,
  borderRadius: radius.large,
  background: colour.surface1,
  color: colour.text,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.zoomed]: { padding: space[4] } },
})
export const head = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
})
export const own = styled({ minInlineSize: 0 })
export const label = styled({ fontSize: size[13], fontWeight: weight.body, color: colour.mutedText })
export const place = styled({
  fontSize: '5.25rem',
  fontWeight: weight.display,
  // A tabular one would stand away from the edge.
  fontVariantNumeric: 'proportional-nums',
  letterSpacing: '-0.03em',
  lineHeight: 1,
  '@media': { [media.zoomed]: { fontSize: size[46] } },
})
export const time = styled({ fontSize: size[32], lineHeight: lineHeight.compact })
export const prize = styled({
  display: 'grid',
  justifyItems: 'end',
  paddingBlockEnd: space[2],
  marginInlineStart: 'auto',
})
export const amount = styled({
  fontSize: size[24],
  fontWeight: weight.heading,
  lineHeight: lineHeight.heading,
  color: colour.accentText,
  whiteSpace: 'nowrap',
})
export const note = styled({
  fontSize: size[19],
  fontWeight: weight.heading,
  lineHeight: lineHeight.note,
  textWrap: 'balance',
})
export const rows = styled({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${colour.hairline}`,
  '@media': { [media.zoomed]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})
export const row = styled({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  columnGap: space[4],
  alignItems: 'baseline',
  // The fill of the own row stands out on both sides, the texts of all rows stay in line.
  marginInline: `calc(-1 * ${space[3]})`,
  paddingInline: space[3],
  paddingBlock: '9px',
  borderRadius: radius.medium,
  fontSize: size[13],
  selectors: { '&[aria-current]': { fontWeight: weight.heading, background: colour.surface3 } },
  '@media': {
    [media.forcedColours]: { selectors: { '&[aria-current]': selectedInForcedColours } },
  },
})
export const player = styled({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 })
export const name = styled({ ...ellipsis, minInlineSize: 0 })
export const points = styled({ flexShrink: 0, maxInlineSize: '100%' })
export const rowPrize = styled({
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [media.zoomed]: { gridColumn: 2, textAlign: 'start' } },
})
styledWithin(`${root} [role="progressbar"]`, { marginBlockStart: space[1] })
styledWithin(`${root} [data-component="ProgressBar"] span[id]`, { fontWeight: weight.heading, color: colour.text })
