import { visuallyHiddenRule } from '../../private/visually-hidden.css.ts'
import { media, selectedInForcedColours, styled } from '../../styles/styled.ts'
import { art } from '../../tokens/art.ts'
import { family, letterSpacing, lineHeight, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'
import { asSteps, START_COLUMN, underSteps } from '../LevelPoster/level-columns.ts'

/** Where four columns have no room, each level is a list of its figures. */
const narrow = '(max-width: 17rem)'
/** As `onNarrowPhone`, without `narrow`. */
const stacked = '(max-width: 19.5rem) and (min-width: 17.01rem)'
const own = '[aria-current] > &'
const gold = art.logoStar

export const root = styled({ containerType: 'inline-size', minInlineSize: 0 })
export const panel = styled({
  overflow: 'hidden',
  minInlineSize: 0,
  paddingBlock: space[5],
  border: `1px solid ${colour.hairline}`,
  borderRadius: radius.panel,
  background: colour.surface1,
  '@container': { [underSteps]: { paddingBlock: `${space[6]} 0` } },
})
export const header = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  paddingInline: space[4],
  paddingBlockEnd: space[4],
  '@container': {
    [narrow]: { paddingInline: space[3] },
    [asSteps]: { paddingInline: space[5] },
    [underSteps]: { paddingInline: space[6] },
  },
})
export const title = styled({
  minInlineSize: 0,
  fontFamily: family.heading,
  fontSize: size[24],
  fontWeight: weight.heading,
  letterSpacing: letterSpacing.heading,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
})
export const control = styled({ flex: '1 1 14rem', minInlineSize: 0, '@container': { [asSteps]: { flex: 'none' } } })

/** One document order, a row for each level: from `underSteps` on the rows are laid out as columns. */
export const table = styled({
  fontSize: size[13],
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [narrow]: { display: 'block' },
    [stacked]: { display: 'block' },
    [asSteps]: { fontSize: size[15] },
    [underSteps]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridTemplateColumns: `${START_COLUMN} repeat(6, minmax(0, 1fr))`,
      gridTemplateRows: 'auto auto repeat(5, minmax(58px, auto))',
    },
  },
})
export const group = styled({
  '@container': {
    [narrow]: { display: 'block' },
    [stacked]: { display: 'block' },
    [underSteps]: { display: 'contents' },
  },
})
export const head = styled({
  '@container': {
    [narrow]: visuallyHiddenRule,
    [stacked]: { display: 'block' },
    [underSteps]: { display: 'contents' },
  },
})
export const row = styled({
  '@container': {
    [narrow]: {
      display: 'grid',
      padding: space[3],
      borderBlockStart: `1px solid ${colour.hairline}`,
      selectors: { '&[aria-current]': { background: colour.surface2, borderInlineStart: `4px solid ${gold}` } },
    },
    [stacked]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      borderBlockStart: `1px solid ${colour.hairline}`,
      selectors: { '&[aria-current]': { background: colour.surface2, boxShadow: `inset 4px 0 0 ${gold}` } },
    },
    [underSteps]: { display: 'contents' },
  },
})
export const cell = styled({
  paddingBlock: space[3],
  paddingInline: '6px',
  borderBlockStart: `1px solid ${colour.hairline}`,
  textAlign: 'end',
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingInlineStart: space[4], textAlign: 'start', whiteSpace: 'normal' },
    '&:last-child, &[data-last-on-phone]': { paddingInlineEnd: space[4] },
    'thead &': { fontSize: size[13], fontWeight: weight.body, lineHeight: lineHeight.note, color: colour.mutedText },
    // Too much for a phone.
    '&[data-wide]': { display: 'none' },
    '&[data-tone="money"]': { color: colour.accentText },
    '&[data-tone="muted"]': { color: colour.mutedText },
    [own]: { background: colour.surface2 },
    '[aria-current] > &:first-child': { boxShadow: `inset 4px 0 0 ${gold}` },
  },
  '@media': {
    [media.below375]: { selectors: { '&:first-child': { paddingInlineStart: space[3] } } },
    [media.forcedColours]: {
      selectors: { '[aria-current] > &:first-child': { borderInlineStart: '4px solid Highlight' } },
    },
  },
  '@container': {
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: space[3],
      padding: '0 !important',
      border: 'none',
      boxShadow: 'none !important',
      whiteSpace: 'normal',
      textAlign: 'start',
      selectors: {
        // The head names the cells for assistive technology.
        'tbody td&::before': {
          content: ['attr(data-title)', 'attr(data-title) / ""'],
          fontWeight: weight.body,
          color: colour.mutedText,
        },
        [own]: { background: 'none' },
      },
    },
    [stacked]: {
      paddingBlock: space[2],
      border: 'none',
      selectors: {
        'tbody &:first-child': { gridColumn: '1 / -1', paddingBlockEnd: 0 },
        [own]: { background: 'none' },
        '[aria-current] > &:first-child': { boxShadow: 'none' },
        'thead &:first-child': visuallyHiddenRule,
        '&[data-figure="cashback"], thead &:nth-child(3)': { paddingInlineStart: space[3], textAlign: 'start' },
      },
    },
    [asSteps]: {
      paddingBlock: '14px',
      paddingInline: space[3],
      selectors: {
        '&[data-wide]': { display: 'table-cell' },
        '&[data-last-on-phone]': { paddingInlineEnd: space[3] },
        '&:first-child': { paddingInlineStart: space[5] },
        '&:last-child': { paddingInlineEnd: space[5] },
      },
    },
    [underSteps]: {
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      minInlineSize: 0,
      padding: `${space[2]} ${space[1]}`,
      textAlign: 'center',
      whiteSpace: 'normal',
      selectors: {
        '&:first-child, &:last-child, tbody &[data-last-on-phone]': { paddingInline: space[1], textAlign: 'center' },
        '&[data-wide]': { display: 'grid' },
        'thead &, thead &:first-child, thead &:last-child': {
          justifyItems: 'start',
          paddingInline: `${space[6]} 0`,
          textAlign: 'start',
        },
        // Names of the levels above their tiers, without a line between them.
        '&:first-child': { paddingBlock: '15px 0', borderBlockStart: 'none' },
        '&:nth-child(2)': { paddingBlockStart: 0, borderBlockStart: 'none' },
        '[aria-current] > &:first-child': {
          boxShadow: 'none',
          paddingBlockStart: space[3],
          borderBlockStart: `3px solid ${gold}`,
          borderRadius: `${radius.medium} ${radius.medium} 0 0`,
        },
        '&[data-figure="cashback"]:not(thead &)': { fontSize: size[24], fontWeight: weight.display },
      },
      '@media': {
        [media.forcedColours]: {
          selectors: {
            '[aria-current] > &:first-child': {
              borderInlineStart: '0 !important',
              borderBlockStart: '3px solid Highlight',
            },
          },
        },
      },
    },
  },
})
export const level = styled({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  '@container': {
    [narrow]: { fontSize: size[15] },
    [underSteps]: { display: 'block', fontSize: size[13], overflowWrap: 'anywhere' },
  },
})
export const arch = styled({
  flexShrink: 0,
  inlineSize: '22px',
  blockSize: '25px',
  vars: { '--frame': '2px' },
  '@container': { '(max-width: 21rem)': { display: 'none' }, [underSteps]: { display: 'none' } },
})
export const shortTitle = styled({ '@container': { [underSteps]: { display: 'none' } } })
export const longTitle = styled({ display: 'none', '@container': { [underSteps]: { display: 'block' } } })
export const tierCell = styled({
  display: 'none',
  '@container': { [narrow]: { display: 'none' }, [stacked]: { display: 'none' }, [underSteps]: { display: 'grid' } },
})
export const tiers = styled({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  inlineSize: '100%',
  minInlineSize: 0,
  border: 0,
})
export const tier = styled({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: '0 1 44px',
  minInlineSize: 0,
  blockSize: '44px',
  borderRadius: radius.full,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${colour.accentText}`, outlineOffset: '-3px' },
  },
})
export const radio = styled({ position: 'absolute', inset: 0, appearance: 'none', outline: 'none', cursor: 'inherit' })
export const number = styled({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  border: `1px solid ${colour.controlBorder}`,
  borderRadius: radius.full,
  fontSize: size[13],
  fontWeight: weight.strong,
  color: colour.mutedText,
  selectors: {
    'label:hover > &': { color: colour.text, borderColor: colour.text },
    ':checked + &': { borderColor: colour.inverse, background: colour.inverse, color: colour.onInverse },
    'label:hover > :checked + &': { color: colour.onInverse },
  },
  '@media': { [media.forcedColours]: { selectors: { ':checked + &': selectedInForcedColours } } },
})
/** What the points of the table are; in the head of its row from `underSteps` on. */
export const footnote = styled({
  paddingInline: space[4],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${colour.hairline}`,
  fontSize: size[13],
  lineHeight: lineHeight.note,
  color: colour.mutedText,
  '@container': { [underSteps]: { display: 'none' } },
})
