import { media, styled } from '../../styles/styled.ts'
import { art } from '../../tokens/art.ts'
import { radius, size, space, weight } from '../../tokens/scale.ts'

/** Room for millions. */
const MIN_COLUMN = '6.5rem'

export const ticker = styled({
  display: 'grid',
  // Two columns; one where the text is large.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max((100% - ${space[4]}) / 2, ${MIN_COLUMN})), 1fr))`,
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.large,
  color: art.jackpot.mutedText,
  background: art.jackpot.background,
  border: `1px solid ${art.jackpot.border}`,
  // As wide as their texts: with equal columns the longest name would wrap.
  '@media': { [media.from700]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' } },
})
export const pot = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  minInlineSize: 0,
})
export const name = styled({ fontSize: size[13] })
export const amount = styled({
  fontSize: size[15],
  fontWeight: weight.heading,
  color: art.jackpot.amount,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
