import { media, styled, styledWithin } from '../../styles/styled.ts'
import { size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'
import { note } from './CardInput.css.ts'

export const form = styled({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] })
export const row = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 4.75rem), 1fr))',
  columnGap: space[6],
  rowGap: space[3],
  '@media': { [media.zoomed]: { columnGap: space[3] } },
})
// Narrow columns have no room for an icon beside the error.
styledWithin(`${row} ${note} > svg`, { '@media': { [media.below480]: { display: 'none' } } })
export const hint = styled({ marginBlockStart: `calc(-1 * ${space[2]})`, fontSize: size[13], color: colour.mutedText })
export const facts = styled({
  display: 'grid',
  gap: space[3],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${colour.hairline}`,
  fontSize: size[13],
  color: colour.mutedText,
})
export const fact = styled({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
})
export const factTitle = styled({ fontWeight: weight.heading, color: colour.text })
