import { media, styled, styledWithin } from '../../styles/styled.ts'
import { family, lineHeight, motion, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

/*
 * The columns depend on the width of the group, which may stand in a panel or in a dialog, and on the size of the text.
 * One column lays a card out as a row: picture at the side, facts as running text.
 */
const twoShort = '(min-width: 18.75rem)'
const fourShort = '(min-width: 40rem)'
const phone = '(max-width: 24.99rem)'
const two = '(min-width: 28.75rem)'
const three = '(min-width: 43.75rem)'
const equalColumns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

export const group = styled({ display: 'grid', gap: '6px', minInlineSize: 0, border: 0 })
export const legend = styled({
  // A legend is no grid item, so the gap does not apply.
  marginBlockEnd: '6px',
  fontSize: size[13],
  fontWeight: weight.strong,
  color: colour.mutedText,
  '@media': {
    [media.from1024]: {
      selectors: {
        '&[data-size="large"]': {
          fontFamily: family.heading,
          fontSize: size[19],
          fontWeight: weight.heading,
          color: colour.text,
        },
      },
    },
  },
})
export const frame = styled({ containerType: 'inline-size' })
export const grid = styled({
  display: 'grid',
  gap: '10px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [twoShort]: { selectors: { '&[data-columns="2"], &[data-columns="4"]': equalColumns(2) } },
    [two]: { selectors: { '&[data-columns="3"]': equalColumns(2) } },
    [fourShort]: { selectors: { '&[data-columns="4"]': equalColumns(4) } },
    [three]: { selectors: { '&[data-columns="3"]': { ...equalColumns(3), gap: space[3] } } },
  },
})

export const card = styled({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  rowGap: '2px',
  alignItems: 'center',
  alignContent: 'center',
  minBlockSize: '52px',
  minInlineSize: 0,
  padding: '9px',
  paddingInline: space[3],
  borderRadius: radius.large,
  border: `1px solid ${colour.controlBorder}`,
  background: colour.canvas,
  transition: `background-color ${motion.quick} ${motion.ease}`,
  selectors: {
    '&:has(:checked)': {
      background: colour.surface2,
      borderColor: colour.text,
      // The second pixel of the border, inside, so that nothing moves.
      boxShadow: `inset 0 0 0 1px ${colour.text}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${colour.accentText}`, outlineOffset: '2px' },
    [`${group}[aria-invalid="true"] &:not(:has(:checked), [data-state])`]: { borderColor: colour.negative },
    '&[data-state="disabled"]': { borderStyle: 'dashed', borderColor: colour.hairline, background: 'none' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([data-state], :has(:checked))': { background: colour.surface2 } } },
    [media.forcedColours]: { borderWidth: '2px', selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } },
  },
  '@container': {
    [two]: {
      selectors: {
        [`${grid}[data-columns="3"] > &`]: {
          padding: space[4],
          alignContent: 'start',
        },
      },
    },
    '(min-width: 25rem)': {
      selectors: { [`${grid}:not([data-columns="3"]) > &`]: { minBlockSize: '64px' } },
    },
    // Two columns on a phone leave little room for a name.
    [phone]: {
      selectors: { [`${grid}:not([data-columns="3"]) > &`]: { paddingInline: '9px' } },
    },
  },
})
/** Covers the card, so that the whole card is the target. */
export const input = styled({
  position: 'absolute',
  inset: 0,
  appearance: 'none',
  borderRadius: 'inherit',
  outline: 'none',
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
})
/** In two columns on a phone the name stands below the picture, where its words fit. */
const stacked = `${grid}:is([data-columns="2"], [data-columns="4"]) > ${card}`
const inColumns = `${grid}[data-columns="3"] > ${card}`
export const picture = styled({
  display: 'flex',
  gridColumn: 1,
  gridRow: '1 / span 3',
  marginInlineEnd: space[3],
  selectors: {
    '[data-plain] > &': { gridRow: 1 },
    '[data-state="disabled"] > &': { filter: 'grayscale(1)', opacity: 0.6 },
  },
  '@container': {
    [two]: { selectors: { [`${inColumns} > &`]: { gridRow: 1 } } },
    [phone]: {
      selectors: {
        [`${grid}:not([data-columns="3"]) > ${card} > &`]: { marginInlineEnd: space[2] },
        [`${stacked} > &`]: { gridRow: 1 },
      },
    },
  },
})
export const title = styled({
  gridColumn: 2,
  gridRow: 1,
  fontSize: size[15],
  fontWeight: weight.strong,
  lineHeight: lineHeight.compact,
  overflowWrap: 'break-word',
  selectors: { '[data-state="disabled"] > &': { color: colour.mutedText } },
  '@container': {
    [phone]: {
      selectors: { [`${stacked} > &`]: { gridColumn: '1 / -1', gridRow: 2, marginBlockStart: space[1] } },
    },
  },
})
export const radio = styled({
  gridColumn: 3,
  gridRow: '1 / span 3',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '20px',
  blockSize: '20px',
  marginInlineStart: space[2],
  borderRadius: radius.full,
  border: `1px solid ${colour.controlBorder}`,
  selectors: {
    '[data-plain] > &': { gridRow: 1 },
    [`${input}:checked ~ &`]: { background: colour.inverse, borderColor: colour.inverse, color: colour.onInverse },
  },
  '@container': {
    [two]: { selectors: { [`${inColumns} > &`]: { gridRow: 1 } } },
    [phone]: { selectors: { [`${stacked} > &`]: { gridRow: 1 } } },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        [`${input}:checked ~ &`]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
})
// Hidden and not transparent, which forced colours would undo.
styledWithin(`${radio} > svg`, { visibility: 'hidden' })
styledWithin(`${input}:checked ~ ${radio} > svg`, { visibility: 'visible' })
export const facts = styled({
  gridColumn: 2,
  gridRow: 2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  fontSize: size[13],
  '@container': {
    [two]: {
      selectors: {
        [`${inColumns} > &`]: { gridColumn: '1 / -1', display: 'grid', rowGap: space[1], marginBlockStart: space[3] },
      },
    },
  },
})
export const fact = styled({ display: 'flex', columnGap: space[1], justifyContent: 'space-between' })
export const factLabel = styled({ color: colour.mutedText })
export const factValue = styled({
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [two]: { textAlign: 'end' } },
})
export const note = styled({
  gridColumn: 2,
  gridRow: 3,
  fontSize: size[13],
  color: colour.mutedText,
  '@container': {
    [two]: { selectors: { [`${inColumns} > &`]: { gridColumn: '1 / -1', marginBlockStart: space[3] } } },
  },
})
