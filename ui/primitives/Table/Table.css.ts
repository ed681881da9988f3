import { media, styled } from '../../styles/styled.ts'
import { visuallyHiddenRule } from '../../private/visually-hidden.css.ts'
import { size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const table = styled({
  fontSize: size[15],
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.zoomed]: { fontSize: size[13] } },
})
export const titleHiddenOnPhone = styled({ '@media': { [media.below480]: visuallyHiddenRule } })
export const head = styled({ fontSize: size[13], color: colour.mutedText })
export const cell = styled({
  paddingBlock: space[3],
  paddingInline: space[2],
  textAlign: 'start',
  fontWeight: weight.body,
  overflowWrap: 'break-word',
  '@media': {
    [media.below480]: { paddingInline: space[1] },
    // At high zoom or on the smallest phones, a broken word is better than a table wider than its container.
    'screen and (max-width: 375px)': { overflowWrap: 'anywhere' },
  },
  selectors: {
    'tbody tr + tr &': { borderBlockStart: `1px solid ${colour.hairline}` },
    '&[data-align="end"]': { textAlign: 'end', overflowWrap: 'normal', whiteSpace: 'nowrap' },
    'tr[aria-current] &': { background: colour.surface3, fontWeight: weight.strong },
    // Headings and names stay unbroken; only long values may break anywhere.
    'thead &, tbody th&': { overflowWrap: 'normal' },
    '&[data-nowrap]': { whiteSpace: 'nowrap' },
    '&[data-strong]': { fontWeight: weight.heading },
  },
})
