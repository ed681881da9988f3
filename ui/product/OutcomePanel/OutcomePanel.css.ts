import { media, styled, styledWithin } from '../../styles/styled.ts'
import { family, letterSpacing, lineHeight, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const panel = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[4],
  inlineSize: '100%',
  maxInlineSize: '560px',
  marginInline: 'auto',
  paddingBlock: space[10],
  paddingInline: space[5],
  borderRadius: radius.panel,
  border: `1px solid ${colour.hairline}`,
  background: colour.surface1,
  textAlign: 'center',
  selectors: {
    '&[data-wide]': { justifyItems: 'start', maxInlineSize: 'none', padding: space[8], textAlign: 'start' },
  },
  '@media': { [media.below700]: { selectors: { '&[data-wide]': { padding: space[5] } } } },
})
const wide = `${panel}[data-wide]`

export const icon = styled({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '72px',
  blockSize: '72px',
  borderRadius: radius.full,
  border: '2px solid currentColor',
  color: colour.mutedText,
  scrollMarginBlock: space[5],
  selectors: {
    '[data-tone="positive"] > &': { color: colour.positive },
    '[data-tone="negative"] > &': { color: colour.negative },
    '[data-tone="waiting"] > &': { color: colour.waiting },
  },
})
export const title = styled({
  fontFamily: family.heading,
  fontSize: size[24],
  fontWeight: weight.display,
  letterSpacing: letterSpacing.amount,
  lineHeight: lineHeight.heading,
  // A heading is no control, so it has no focus ring.
  outline: 'none',
  '@media': { [media.from1024]: { selectors: { [`${wide} > &`]: { fontSize: size[32] } } } },
})
export const text = styled({
  display: 'grid',
  gap: space[3],
  color: colour.mutedText,
  maxInlineSize: '60ch',
})
styledWithin(`${text} strong`, { color: colour.text })
export const facts = styled({
  inlineSize: '100%',
  marginBlockStart: space[1],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${colour.hairline}`,
  textAlign: 'start',
})
export const note = styled({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  inlineSize: '100%',
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.large,
  background: colour.surface2,
  fontSize: size[13],
  textAlign: 'start',
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
})
styledWithin(`${note} > svg`, { color: colour.mutedText })
export const actions = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  selectors: { [`${wide} > &`]: { inlineSize: '100%', justifyContent: 'start', marginBlockStart: space[1] } },
})
// One under the other on a phone, and of about one width on a desktop.
styledWithin(`${wide} > ${actions} > *`, {
  minInlineSize: '220px',
  '@media': { [media.below700]: { inlineSize: '100%', flexShrink: 1, minInlineSize: 0, paddingInline: space[3] } },
})
