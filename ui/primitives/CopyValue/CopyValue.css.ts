import { media, styled, styledWithin } from '../../styles/styled.ts'
import { control, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const root = styled({
  position: 'relative',
  display: 'grid',
  gap: space[1],
  minInlineSize: 0,
  selectors: {
    '&:not([data-size="regular"]) ~ &:not([data-size="regular"])': {
      paddingBlockStart: space[5],
      borderBlockStart: `1px solid ${colour.hairline}`,
    },
  },
})
const medium = `${root}[data-size="medium"]`
const large = `${root}[data-size="large"]`

export const header = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
})
export const label = styled({ fontSize: size[13], fontWeight: weight.strong, color: colour.mutedText })
export const row = styled({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: control.input,
  paddingInlineStart: space[4],
  borderRadius: radius.medium,
  border: `1px dashed ${colour.controlBorder}`,
  background: colour.canvas,
  selectors: {
    [`${medium} &, ${large} &`]: { minBlockSize: 0, paddingInlineStart: 0, border: 0, background: 'none' },
  },
})
export const value = styled({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: control.height,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: `min(${size[19]}, 6.5vw)`,
  fontWeight: weight.heading,
  fontVariantNumeric: 'tabular-nums',
  color: colour.text,
  userSelect: 'all',
  selectors: {
    'a&': { color: colour.accentText },
    '&[data-money]': { color: colour.accentText },
    [`${medium} &`]: { fontSize: `min(${size[24]}, 8vw)` },
    // Sixteen digits in fours fill one line of a phone.
    [`${large} &`]: { fontSize: `clamp(${size[19]}, 7vw, ${size[32]})`, fontWeight: weight.display },
  },
  '@media': {
    [media.from700]: {
      selectors: { [`${large} &`]: { fontSize: size[46], minBlockSize: '72px', wordSpacing: '0.12em' } },
    },
  },
})
/** Beside the label, so that the status text does not shift the layout. */
export const status = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: size[13],
  fontWeight: weight.strong,
  color: colour.text,
  selectors: { '&[data-copied]': { color: colour.positive } },
})

// On a phone the button stands beside the label, so that the number has the whole line.
styledWithin(`${large} ${row} > button`, {
  '@media': { [media.below700]: { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 } },
})
styledWithin(`${large} > ${header}`, {
  '@media': {
    [media.below700]: { minBlockSize: control.height, alignItems: 'center', paddingInlineEnd: control.height },
  },
})
export const button = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', rowGap: space[3] })
styledWithin(`${button} > [role="status"]:not(:empty)`, { marginInlineEnd: space[3] })
// At 320 px or 200 % text it is wider than its place.
styledWithin(`${button} > button`, { maxInlineSize: '100%', whiteSpace: 'normal' })
