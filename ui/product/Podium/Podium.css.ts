import { ellipsis, media, styled } from '../../styles/styled.ts'
import { radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

/** With enlarged text or on the smallest phones three amounts do not fit side by side, so the steps become rows. */
const narrow = '(max-width: 17rem)'

export const root = styled({ containerType: 'inline-size', minInlineSize: 0 })
export const podium = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
  gap: space[2],
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const step = styled({
  display: 'grid',
  justifyItems: 'center',
  gridRow: 1,
  gap: space[1],
  minInlineSize: 0,
  padding: `${space[3]} 2px`,
  borderRadius: `${radius.large} ${radius.large} ${radius.small} ${radius.small}`,
  background: colour.surface2,
  textAlign: 'center',
  selectors: {
    // Visually the winner is in the middle; the DOM order stays 1, 2, 3.
    '&[data-step="1"]': { gridColumn: '2', paddingBlockEnd: '52px', background: colour.surface3 },
    '&[data-step="2"]': { gridColumn: '1', paddingBlockEnd: '28px' },
    '&[data-step="3"]': { gridColumn: '3' },
  },
  '@container': {
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space[2],
      borderRadius: radius.small,
      selectors: {
        '&[data-step]': { gridArea: 'auto', paddingBlock: space[2], paddingInline: space[3] },
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
  '@media': { [media.below480]: { fontSize: size[13] } },
  '@container': { [narrow]: { order: 1, marginInlineStart: 'auto', whiteSpace: 'nowrap' } },
})
export const nameRow = styled({
  display: 'flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minInlineSize: 0,
  '@container': { [narrow]: { flex: '1 1 5rem' } },
})
export const name = styled({
  fontSize: size[13],
  color: colour.text,
  minInlineSize: 0,
  ...ellipsis,
  '@container': { [narrow]: { flex: 1, textAlign: 'start' } },
})
