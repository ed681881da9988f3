import { visuallyHiddenRule } from '../../private/visually-hidden.css.ts'
import { selectedInForcedColours, media, styled, styledWithin } from '../../styles/styled.ts'
import {
  control,
  family,
  letterSpacing,
  radius,
  scrollPaddingTop,
  size,
  space,
  weight,
  zIndex,
} from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const header = styled({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zIndex.bar,
  background: colour.canvas,
  borderBlockEnd: `1px solid ${colour.hairline}`,
  '@media': { [media.short]: { position: 'static' } },
})
// The header is sticky, so scroll padding must not apply when focus returns to it.
styledWithin(`${header} :is(a, button)`, {
  scrollMarginBlock: `-${scrollPaddingTop}`,
  '@media': { [media.short]: { scrollMarginBlock: 0 } },
})
export const row = styled({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '64px',
  paddingBlock: space[1],
  paddingInline: space[4],
  maxInlineSize: '1504px',
  marginInline: 'auto',
  '@media': {
    // With large text the account stands below the brand.
    [media.below480]: {
      gap: space[1],
      selectors: { '&:has([data-component="AccountBar"])': { flexWrap: 'wrap' } },
    },
    [media.zoomed]: { paddingInline: space[2] },
    [media.from1024]: { paddingInline: space[8], gap: space[6] },
  },
})
export const brand = styled({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: space[3],
  minBlockSize: control.height,
  borderRadius: radius.small,
  fontSize: size[17],
  fontWeight: weight.display,
  fontFamily: family.heading,
  letterSpacing: letterSpacing.heading,
  '@media': {
    // Makes room for the mark; the way back stays.
    [media.below375]: { selectors: { [`${row}:has([data-alone]) > &`]: { display: 'none' } } },
  },
})
export const brandName = styled({
  '@media': {
    [media.below480]: visuallyHiddenRule,
    // The navigation takes the remaining width.
    [media.from1024]: visuallyHiddenRule,
    [media.from1190]: {
      position: 'static',
      clipPath: 'none',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      whiteSpace: 'normal',
    },
  },
})
export const nav = styled({ display: 'none', '@media': { [media.from1024]: { display: 'block' } } })
export const links = styled({ display: 'flex', gap: space[1] })
export const link = styled({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: control.height,
  paddingInline: space[3],
  borderRadius: radius.medium,
  fontSize: size[15],
  fontWeight: weight.strong,
  color: colour.mutedText,
  selectors: {
    '&:hover': { color: colour.text },
    '&[aria-current="page"]': { color: colour.text, background: colour.surface2 },
  },
  '@media': { [media.forcedColours]: { selectors: { '&[aria-current="page"]': selectedInForcedColours } } },
})
export const back = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  minBlockSize: control.height,
  paddingInline: space[2],
  borderRadius: radius.medium,
  fontSize: size[15],
  fontWeight: weight.strong,
  color: colour.mutedText,
  selectors: { '&:hover': { color: colour.text } },
})
export const end = styled({ display: 'flex', alignItems: 'center', gap: space[1], marginInlineStart: 'auto' })
/** With large text the buttons stand below each other. */
export const actions = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: space[1],
  '@media': { [media.below480]: { selectors: { '&[data-beside-account]': { display: 'none' } } } },
})
export const extra = styled({
  paddingInlineEnd: space[1],
  display: 'none',
  gap: space[1],
  '@media': { [media.from700]: { display: 'flex' } },
})
