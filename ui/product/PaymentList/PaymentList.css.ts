import { media, styled } from '../../styles/styled.ts'
import { visuallyHiddenRule } from '../../private/visually-hidden.css.ts'
import { motion, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

/*
 * The layout depends on the room for text: on the width of the list in units of its font.
 */
/** Each payment is a row of columns. */
const asTable = '(min-width: 36rem)'
/** Two lines, as on a phone. */
const asRows = '(max-width: 35.99rem)'
/** One line for each part: a phone with large text, or a desktop at 400 % zoom. */
const asStack = '(max-width: 18rem)'

export const list = styled({ containerType: 'inline-size' })
const COLUMNS = '6.5rem minmax(0, 3fr) minmax(0, 2.5fr) minmax(6.5rem, auto) 20px'
/** Beside a sidebar of a small desktop. */
const TIGHT_COLUMNS = '5.5rem minmax(0, 4fr) minmax(0, 3fr) minmax(6rem, auto) 20px'
const sides = { paddingInline: space[6] }
const phoneSides = { paddingInline: space[4] }

/** Titles of the columns, for sighted users: each row names its parts by itself. */
export const titles = styled({
  ...sides,
  display: 'grid',
  gridTemplateColumns: COLUMNS,
  columnGap: space[4],
  paddingBlock: space[3],
  fontSize: size[13],
  color: colour.mutedText,
  '@media': { [media.below1190]: { gridTemplateColumns: TIGHT_COLUMNS, columnGap: space[2] } },
  '@container': { [asRows]: { display: 'none' } },
})
export const amountTitle = styled({ textAlign: 'end' })
export const group = styled({
  '@container': {
    [asRows]: { selectors: { [`${titles} ~ & ~ &`]: { borderBlockStart: `1px solid ${colour.hairline}` } } },
  },
})
/** On a desktop each row has its date. */
export const day = styled({
  ...phoneSides,
  paddingBlock: `${space[4]} 0`,
  fontSize: size[13],
  fontWeight: weight.strong,
  color: colour.mutedText,
  '@container': { [asTable]: visuallyHiddenRule },
})
export const item = styled({
  borderBlockStart: `1px solid ${colour.hairline}`,
  selectors: { '&[data-open]': { background: colour.surface2 } },
  '@container': { [asRows]: { selectors: { '&:first-child': { borderBlockStart: 'none' } } } },
})
export const row = styled({
  ...sides,
  display: 'grid',
  gridTemplateColumns: COLUMNS,
  columnGap: space[4],
  alignItems: 'start',
  inlineSize: '100%',
  paddingBlock: space[3],
  fontSize: size[15],
  fontWeight: weight.body,
  textAlign: 'start',
  selectors: {
    'button&': { cursor: 'pointer' },
    'button&:hover': { background: colour.surface2 },
    // Inside of the panel, whose edges clip.
    'button&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': { [media.below1190]: { gridTemplateColumns: TIGHT_COLUMNS, columnGap: space[2] } },
  '@container': {
    [asRows]: { ...phoneSides, gridTemplateColumns: '40px minmax(0, 1fr) auto 16px', columnGap: space[2] },
    [asStack]: { paddingInline: space[3], gridTemplateColumns: 'minmax(0, 1fr) 16px' },
  },
})
export const when = styled({ display: 'grid', '@container': { [asRows]: { display: 'none' } } })
export const date = styled({ fontWeight: weight.strong })
export const small = styled({ fontSize: size[13], color: colour.mutedText, fontVariantNumeric: 'tabular-nums' })
export const method = styled({
  display: 'flex',
  gap: space[3],
  minInlineSize: 0,
  '@container': { [asRows]: { display: 'contents' } },
})
export const mark = styled({
  flexShrink: 0,
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  minBlockSize: '40px',
  '@container': { [asRows]: { gridRow: '1 / span 2' }, [asStack]: { display: 'none' } },
})
export const name = styled({
  display: 'grid',
  alignContent: 'start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@container': { [asRows]: { gridRow: '1 / span 2' }, [asStack]: { gridRow: '1', overflowWrap: 'break-word' } },
})
export const title = styled({ fontWeight: weight.strong })
export const account = styled({ whiteSpace: 'nowrap' })
export const wide = styled({ '@container': { [asRows]: { display: 'none' } } })
export const narrow = styled({ '@container': { [asTable]: { display: 'none' } } })
export const status = styled({
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  minInlineSize: 0,
  '@container': { [asRows]: { display: 'contents' } },
})
export const statusMark = styled({
  display: 'flex',
  '@container': {
    [asRows]: { gridColumn: '3', gridRow: '2', justifySelf: 'end' },
    [asStack]: { gridColumn: '1', gridRow: '3', justifySelf: 'start' },
  },
})
export const note = styled({
  fontSize: size[13],
  color: colour.mutedText,
  '@container': {
    [asRows]: { gridColumn: '2 / span 2', gridRow: '3', paddingBlockStart: space[1] },
    [asStack]: { gridColumn: '1', gridRow: '4' },
  },
})
export const amount = styled({
  fontSize: size[17],
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { '[data-void] &': { color: colour.mutedText, textDecoration: 'line-through' } },
  '@container': {
    [asRows]: { gridColumn: '3', gridRow: '1' },
    [asStack]: { gridColumn: '1', gridRow: '2', textAlign: 'start', whiteSpace: 'normal' },
  },
})
export const chevron = styled({
  alignSelf: 'center',
  display: 'flex',
  color: colour.mutedText,
  transition: `transform ${motion.slow} ${motion.ease}`,
  selectors: { '[data-open] &': { transform: 'rotate(180deg)' } },
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
  },
  '@container': {
    [asRows]: { gridColumn: '4', gridRow: '1 / span 2' },
    [asStack]: { gridColumn: '2' },
  },
})
export const details = styled({
  ...sides,
  paddingBlockStart: space[1],
  paddingBlockEnd: space[5],
  '@media': {
    [media.below700]: { paddingInline: space[2], paddingBlockEnd: space[3] },
    [media.zoomed]: { paddingInline: space[2] },
  },
})
export const inset = styled({
  padding: space[5],
  borderRadius: radius.large,
  border: `1px solid ${colour.hairline}`,
  background: colour.canvas,
  '@media': { [media.below700]: { padding: space[3] } },
})
