import { fieldBox, fieldRing, strongErrorBorder } from '../../styles/field-box.ts'
import { media, styled, styledWithin } from '../../styles/styled.ts'
import { radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

const filledIn = `color-mix(in srgb, ${colour.accentFill} 12%, ${colour.canvas})`

export const field = styled({ display: 'grid', alignContent: 'start', minInlineSize: 0, containerType: 'inline-size' })
export const label = styled({
  marginBlockEnd: '6px',
  fontSize: size[13],
  fontWeight: weight.strong,
  color: colour.mutedText,
})
export const box = styled({
  ...fieldBox,
  minBlockSize: '56px',
  selectors: {
    '&:focus-within': fieldRing,
    '&[data-state="invalid"]': strongErrorBorder,
    '&:has(> input:read-only)': { borderColor: colour.hairline },
    // Filled in by the browser: to be checked before it is sent.
    '&:has(> input:autofill)': { borderColor: colour.accentText, background: filledIn },
  },
  '@media': {
    [media.below480]: { paddingInline: space[3] },
    // Forced colours drop the shadow and the red.
    [media.forcedColours]: { selectors: { '&[data-state="invalid"]': { borderWidth: '2px' } } },
  },
})
// In large text the number needs the room of its mark, which is named for screen readers.
styledWithin(`${box} > :not(input)`, { '@container': { '(max-width: 12rem)': { display: 'none' } } })
export const input = styled({
  flex: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  // Clicks on the whole height of the box reach the input.
  minBlockSize: '54px',
  fontSize: size[19],
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.02em',
  color: colour.text,
  outline: 'none',
  selectors: {
    // Browsers paint filled fields in a light colour of their own; a shadow is the only way to cover it.
    '&:autofill': { boxShadow: `inset 0 0 0 100px ${filledIn}`, WebkitTextFillColor: colour.text },
  },
  '@media': { [media.zoomed]: { fontSize: size[17], letterSpacing: 0 } },
})
export const mark = styled({
  flexShrink: 0,
  paddingBlock: '3px',
  paddingInline: space[2],
  borderRadius: radius.small,
  background: colour.surface3,
  color: colour.text,
  fontSize: size[13],
  fontWeight: weight.heading,
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
})
export const note = styled({
  display: 'flex',
  gap: '6px',
  marginBlockStart: '6px',
  fontSize: size[13],
  color: colour.text,
  selectors: {
    '&[data-tone="negative"]': { color: colour.negative, fontWeight: weight.strong },
  },
})
styledWithin(`${note} > svg`, { flexShrink: 0, marginBlockStart: '1px' })
