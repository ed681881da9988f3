import { ellipsis, media, styled } from '../../styles/styled.ts'
import { radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

/** At high zoom or on the smallest phones three amounts do not fit side by side, so the steps become rows. */
const narrow = 'screen and (max-width: 359px)'

export const podium = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
  gap: space[2],
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const step = styled({
  display: 'grid',
  justifyItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  padding: `${space[3]} 2px`,
  borderRadius: `${radius.large} ${radius.large} ${radius.small} ${radius.small}`,
  background: colour.surface2,
  textAlign: 'center',
  selectors: {
    // Visually the winner is in the middle; the DOM order stays 1, 2, 3.
    '&[data-rank="1"]': { order: 2, paddingBlock: `${space[4]} ${space[6]}`, background: colour.surface3 },
    // In the middle even without a runner-up.
    '&:only-child': { gridColumn: '2' },
    '&[data-rank="2"]': { order: 1, paddingBlockEnd: space[4] },
    '&[data-rank="3"]': { order: 3 },
  },
  '@media': {
    [narrow]: {
      display: 'flex',
      alignItems: 'center',
      gap: space[2],
      borderRadius: radius.small,
      selectors: {
        '&:only-child': { gridColumn: 'auto' },
        '&[data-rank]': { order: 0, paddingBlock: space[2], paddingInline: space[3] },
      },
    },
  },
})
export const rank = styled({ fontSize: size[13], fontWeight: weight.heading, color: colour.mutedText })
export const picture = styled({
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: radius.medium,
  objectFit: 'cover',
  background: colour.surface3,
})
export const prize = styled({
  fontSize: size[15],
  fontWeight: weight.heading,
  color: colour.accentText,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  // Small enough to keep three amounts on one line on a narrow phone.
  '@media': { [media.below480]: { fontSize: size[13] }, [narrow]: { order: 1, whiteSpace: 'nowrap' } },
})
export const name = styled({
  fontSize: size[13],
  color: colour.text,
  maxInlineSize: '100%',
  ...ellipsis,
  '@media': { [narrow]: { flex: 1, textAlign: 'start' } },
})
