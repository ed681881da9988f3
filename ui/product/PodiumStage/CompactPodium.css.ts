import { media, styled } from '../../styles/styled.ts'
import { art } from '../../tokens/art.ts'
import { lineHeight, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'
import { columns, lineClamp } from './podium-layout.ts'

/** With enlarged text or on the smallest phones three amounts don't fit side by side: the steps become rows. */
const narrow = '(max-width: 17rem)'
const { gold, silver, bronze } = art.podium

export const root = styled({ minInlineSize: 0 })
export const stage = styled({ containerType: 'inline-size', minInlineSize: 0 })
export const list = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
  gap: space[2],
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const place = styled({
  display: 'grid',
  justifyItems: 'center',
  gridRow: 1,
  gap: space[2],
  minInlineSize: 0,
  selectors: columns,
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      selectors: { '&[data-step]': { gridArea: 'auto' } },
    },
  },
})
export const cover = styled({
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: radius.medium,
  objectFit: 'cover',
  background: colour.surface3,
})
const onStep = (number: 1 | 2 | 3) => `[data-step="${number}"] > &`
export const step = styled({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: '2px',
  inlineSize: '100%',
  minInlineSize: 0,
  padding: `${space[2]} 2px`,
  borderBlockStart: `4px solid ${bronze}`,
  borderRadius: `${radius.small} ${radius.small} 0 0`,
  background: colour.surface2,
  textAlign: 'center',
  selectors: {
    [onStep(1)]: { paddingBlockEnd: '48px', borderBlockStartColor: gold, background: colour.surface3 },
    [onStep(2)]: { paddingBlockEnd: '26px', borderBlockStartColor: silver },
  },
  '@container': {
    [narrow]: {
      gridColumn: '-2',
      justifyItems: 'start',
      textAlign: 'start',
      selectors: { '[data-step] > &': { padding: space[2] } },
    },
  },
})
export const rank = styled({ fontSize: size[13], fontWeight: weight.heading, color: colour.mutedText })
export const prize = styled({
  maxInlineSize: '100%',
  fontSize: size[15],
  fontWeight: weight.heading,
  color: colour.accentText,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  // Small enough to keep three amounts on one line on a narrow phone.
  '@media': { [media.below480]: { fontSize: size[13] } },
})
export const nameRow = styled({ display: 'flex', alignItems: 'center', maxInlineSize: '100%', minInlineSize: 0 })
export const name = styled({ ...lineClamp, fontSize: size[13], lineHeight: lineHeight.compact, color: colour.text })
