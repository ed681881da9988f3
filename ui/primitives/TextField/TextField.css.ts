import { styled } from '../../styles/styled.ts'
import { control, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const field = styled({ display: 'grid', gap: space[1], minInlineSize: 0 })
export const label = styled({ fontSize: size[13], fontWeight: weight.strong, color: colour.mutedText })
export const box = styled({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: control.input,
  paddingInline: space[4],
  borderRadius: radius.medium,
  border: `1px solid ${colour.controlBorder}`,
  background: colour.canvas,
  color: colour.mutedText,
  selectors: {
    // A button inside shows its own focus: two rings would leave open which one of them has it.
    '&:focus-within:not(:has(button:focus-visible))': {
      outline: `2px solid ${colour.accentText}`,
      outlineOffset: '2px',
    },
    '&[data-state="invalid"]': { borderColor: colour.negative },
    // What cannot be changed is text with its label, and not a place to write.
    '&:has(> input:read-only), select&:disabled': {
      borderColor: colour.hairline,
      borderStyle: 'dashed',
      background: 'none',
    },
    '&[data-end]': { paddingInlineEnd: '1px' },
    '&[data-shape="round"]': { borderRadius: radius.full, paddingInlineEnd: '1px' },
  },
})
export const input = styled({
  flex: 1,
  // Without it a field is as wide as twenty letters at least, and what stands before it comes on top.
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: control.height,
  fontSize: '1rem',
  color: colour.text,
  outline: 'none',
  selectors: {
    // A code is read digit by digit.
    '&[data-digits]': { fontSize: size[24], letterSpacing: '0.3em', fontVariantNumeric: 'tabular-nums' },
    '&:disabled': { color: colour.mutedText, cursor: 'not-allowed' },
    '&::placeholder': { color: colour.mutedText, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})
export const hint = styled({ fontSize: size[13], color: colour.mutedText })
export const error = styled({ fontSize: size[13], color: colour.negative })
