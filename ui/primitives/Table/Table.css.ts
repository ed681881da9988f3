import { media, styled, styledWithin } from '../../styles/styled.ts'
import { visuallyHiddenRule } from '../../private/visually-hidden.css.ts'
import { control, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

/** Where columns have no room for whole words, each row becomes a list of its cells. */
const narrow = '(max-width: 17rem)'
/** Here the texts of two columns meet: one ends where the next begins. */
const afterEnd = '[data-align="end"] + &:not([data-align="end"])'

export const frame = styled({ containerType: 'inline-size', minInlineSize: 0 })
export const table = styled({
  fontSize: size[15],
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { display: 'block' } },
})
export const titleHiddenOnPhone = styled({ '@media': { [media.below480]: visuallyHiddenRule } })
export const head = styled({
  fontSize: size[13],
  color: colour.mutedText,
  '@container': { [narrow]: visuallyHiddenRule },
})
export const body = styled({ '@container': { [narrow]: { display: 'block' } } })
export const row = styled({
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '2px',
      paddingBlock: space[3],
      selectors: { '& + &': { borderBlockStart: `1px solid ${colour.hairline}` } },
    },
  },
})
export const cell = styled({
  paddingBlock: space[3],
  paddingInline: space[2],
  textAlign: 'start',
  fontWeight: weight.body,
  overflowWrap: 'break-word',
  '@media': {
    [media.below480]: {
      paddingInline: space[1],
      selectors: {
        [afterEnd]: { paddingInlineStart: space[3] },
      },
    },
    // On the smallest phones a broken word is better than a table wider than its container.
    'screen and (max-width: 375px)': { overflowWrap: 'anywhere' },
  },
  '@container': {
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: space[3],
      paddingBlock: 0,
      paddingInline: space[1],
      overflowWrap: 'break-word',
      selectors: {
        // The head names the cells for assistive technology.
        'tbody td&[data-title]::before': {
          content: ['attr(data-title)', 'attr(data-title) / ""'],
          color: colour.mutedText,
          fontWeight: weight.body,
        },
        'tbody tr + tr &': { borderBlockStart: 'none' },
        '&[data-align="end"]': { textAlign: 'start', whiteSpace: 'normal' },
        [afterEnd]: { paddingInlineStart: space[1] },
      },
    },
  },
  selectors: {
    'tbody tr + tr &': { borderBlockStart: `1px solid ${colour.hairline}` },
    '&[data-align="end"]': { textAlign: 'end', overflowWrap: 'normal', whiteSpace: 'nowrap' },
    [afterEnd]: { paddingInlineStart: space[6] },
    'tr[aria-current] &': { background: colour.surface3 },
    'tr[aria-current] &:not([data-strong])': { fontWeight: weight.strong },
    // Headings and names stay unbroken; only long values may break anywhere.
    'thead &, tbody th&': { overflowWrap: 'normal' },
    '&[data-nowrap]': { whiteSpace: 'nowrap' },
    '&[data-strong]': { fontWeight: weight.heading },
  },
})

export const pictured = styled({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  '@container': { [narrow]: { flexWrap: 'wrap' } },
})
export const picture = styled({
  flexShrink: 0,
  inlineSize: control.height,
  blockSize: control.height,
  overflow: 'hidden',
  borderRadius: radius.medium,
  background: colour.surface2,
})
styledWithin(`${picture} > img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
/** In a narrow container with large text it stands below the picture. */
export const beside = styled({ minInlineSize: 0, '@container': { [narrow]: { flex: '1 1 6rem' } } })
