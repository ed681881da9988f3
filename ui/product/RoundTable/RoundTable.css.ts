import { styled, styledWithin } from '../../styles/styled.ts'
import { visuallyHiddenRule } from '../../private/visually-hidden.css.ts'
import { control, lineHeight, motion, radius, size, space, weight, zIndex } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

/*
 * The layout depends on the room for text: on the width of the list in units of its font.
 */
/** Each round is a card of its game and its figures. */
const asCards = '(max-width: 42rem)'
/** A card with a line for each figure: a phone with large text, or a desktop at 400 % zoom. */
const asStack = '(max-width: 18rem)'

export const frame = styled({ containerType: 'inline-size', minInlineSize: 0 })
export const table = styled({
  inlineSize: '100%',
  fontSize: size[15],
  fontVariantNumeric: 'tabular-nums',
  '@container': { [asCards]: { display: 'block' } },
})
export const head = styled({
  fontSize: size[13],
  color: colour.mutedText,
  '@container': { [asCards]: visuallyHiddenRule },
})
export const body = styled({ '@container': { [asCards]: { display: 'block' } } })
export const row = styled({
  selectors: { '&[data-open], &[data-details]': { background: colour.surface2 } },
  '@container': {
    [asCards]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: `minmax(0, max-content) minmax(0, 1fr) auto ${control.height}`,
      columnGap: space[2],
      paddingBlock: space[3],
      paddingInline: `${space[4]} ${space[1]}`,
      selectors: {
        '& + &:not([data-details])': { borderBlockStart: `1px solid ${colour.hairline}` },
        '&[data-details]': { display: 'block', padding: `0 ${space[3]} ${space[4]}` },
      },
    },
    [asStack]: { gridTemplateColumns: `minmax(0, 1fr) ${control.height}` },
  },
})
export const cell = styled({
  paddingBlock: space[3],
  paddingInline: space[2],
  textAlign: 'start',
  fontWeight: weight.body,
  selectors: {
    'tbody tr + tr:not([data-details]) &': { borderBlockStart: `1px solid ${colour.hairline}` },
    '&:first-child': { paddingInlineStart: space[6] },
    '&:last-child': { paddingInlineEnd: space[6] },
    '&[data-part="number"]': { inlineSize: '5.5rem', fontWeight: weight.strong, whiteSpace: 'nowrap' },
    '&:is([data-part="stake"], [data-part="win"], [data-part="balance"])': {
      textAlign: 'end',
      whiteSpace: 'nowrap',
    },
    'tbody &[data-part="win"]:not([data-muted])': { fontWeight: weight.heading },
    '&[data-muted]': { color: colour.mutedText },
    // As narrow as its button.
    '&[data-part="toggle"]': { inlineSize: 0, paddingInlineEnd: space[4] },
    '&[data-part="details"]': { padding: `${space[2]} ${space[6]} ${space[5]}` },
  },
  '@container': {
    [asCards]: {
      padding: 0,
      selectors: {
        'tbody tr + tr:not([data-details]) &': { borderBlockStart: 'none' },
        '&:first-child, &:last-child': { paddingInline: 0 },
        // Its text is beside the time.
        '&[data-part="number"]': { display: 'none' },
        '&[data-part="game"]': { gridArea: '1 / 1 / auto / 3' },
        '&[data-part="win"]': { gridArea: '1 / 3', fontSize: size[17] },
        '&[data-part="toggle"]': { gridArea: '1 / 4', inlineSize: 'auto', padding: 0 },
        '&:is([data-part="stake"], [data-part="balance"])': {
          fontSize: size[13],
          color: colour.mutedText,
          textAlign: 'start',
        },
        '&[data-part="stake"]': { gridArea: '2 / 1', paddingInlineStart: `calc(40px + ${space[3]})` },
        '&[data-part="balance"]': { gridArea: '2 / 2 / auto / -1', paddingInlineStart: space[2], whiteSpace: 'normal' },
        // The head names the cells for assistive technology.
        '&:is([data-part="stake"], [data-part="balance"])::before': {
          content: ['attr(data-title) " "', 'attr(data-title) " " / ""'],
        },
        '&[data-part="details"]': { display: 'block', padding: 0 },
      },
    },
    [asStack]: {
      selectors: {
        '&[data-part="game"]': { gridArea: '1 / 1' },
        '&[data-part="toggle"]': { gridArea: '1 / 2' },
        '&:is([data-part="stake"], [data-part="win"], [data-part="balance"])': {
          gridArea: 'auto / 1 / auto / -1',
          paddingInlineStart: 0,
          fontSize: size[13],
          textAlign: 'start',
          whiteSpace: 'normal',
        },
        '&[data-part="win"]::before': { content: ['attr(data-title) " "', 'attr(data-title) " " / ""'] },
      },
    },
  },
})

export const game = styled({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  '@container': { [asCards]: { alignItems: 'start' } },
})
export const cover = styled({
  flexShrink: 0,
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: radius.small,
  objectFit: 'cover',
  '@container': { [asStack]: { display: 'none' } },
})
export const text = styled({ display: 'grid', minInlineSize: 0, lineHeight: lineHeight.compact })
export const name = styled({
  position: 'relative',
  // Above the button, which covers the card.
  zIndex: zIndex.raised,
  justifySelf: 'start',
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
})
export const small = styled({ fontSize: size[13], color: colour.mutedText })
styledWithin(`${small} a`, { position: 'relative', zIndex: zIndex.raised })
export const narrow = styled({ display: 'none', '@container': { [asCards]: { display: 'inline' } } })
export const muted = styled({ color: colour.mutedText })
export const arrow = styled({ display: 'inline-block', marginInline: space[1], verticalAlign: '-0.2em' })

export const toggle = styled({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: control.height,
  blockSize: control.height,
  borderRadius: radius.medium,
  color: colour.mutedText,
  cursor: 'pointer',
  selectors: { '&:hover': { background: colour.surface3, color: colour.text } },
  '@container': {
    // The whole card opens it.
    [asCards]: { selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } } },
  },
})
styledWithin(`${toggle} > svg`, { transition: `rotate ${motion.quick} ${motion.ease}` })
styledWithin(`${toggle}[aria-expanded="true"] > svg`, { rotate: '180deg' })
