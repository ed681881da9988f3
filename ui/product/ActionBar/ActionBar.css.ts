import { media, styled, styledWithin } from '../../styles/styled.ts'
import {
  BOTTOM_OFFSET,
  actionBarOffset,
  mobileBarOffset,
  scrollbarGap,
  size,
  space,
  weight,
  zIndex,
} from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const bar = styled({
  display: 'grid',
  gap: space[2],
  minInlineSize: 0,
  '@media': {
    [media.fixedBar]: {
      position: 'fixed',
      insetInline: `0 ${scrollbarGap}`,
      insetBlockEnd: 0,
      zIndex: zIndex.bar,
      // A tablet keeps the action as wide as on a phone.
      justifyContent: 'center',
      gridTemplateColumns: 'minmax(0, 560px)',
      paddingBlock: `${space[3]} calc(${space[3]} + env(safe-area-inset-bottom))`,
      paddingInline: space[4],
      borderBlockStart: `1px solid ${colour.hairline}`,
      background: colour.surface1,
      // A dialog scrolls, so its action stays in the flow.
      selectors: {
        '[data-component="Dialog"] &': { position: 'static', display: 'grid', padding: 0, border: 0 },
      },
    },
  },
})
export const fact = styled({
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[3],
  fontSize: size[13],
  color: colour.mutedText,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.fixedBar]: { selectors: { ':not([data-component="Dialog"] *) > &': { display: 'flex' } } } },
})
export const value = styled({
  fontSize: size[15],
  fontWeight: weight.heading,
  color: colour.text,
  selectors: { '&[data-money]': { fontSize: size[17], color: colour.accentText } },
})
export const note = styled({
  fontSize: size[13],
  color: colour.mutedText,
  fontVariantNumeric: 'tabular-nums',
  order: 1,
  '@media': { [media.fixedBar]: { order: 0, textAlign: 'center' } },
})
export const action = styled({ display: 'grid', gap: space[2], minInlineSize: 0 })

// Floating elements and the end of the page keep the room of the bar free.
styledWithin(':root:has([data-component="ActionBar"])', {
  '@media': { [media.fixedBar]: { vars: { [BOTTOM_OFFSET]: actionBarOffset } } },
})
// The full footer of the site has this room of its own.
styledWithin(
  '[data-component="PageFrame"]:has([data-component="ActionBar"]):not(:has([data-component="SiteFooter"]:not([data-short])))',
  {
    '@media': {
      [media.fixedBar]: { paddingBlockEnd: `calc(${mobileBarOffset} + env(safe-area-inset-bottom))` },
    },
  },
)
