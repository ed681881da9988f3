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
    // A button inside the field shows its own focus ring; two rings would be ambiguous.
    '&:focus-within:not(:has(button:focus-visible))': {
      outline: `2px solid ${colour.accentText}`,
      outlineOffset: '2px',
    },
    '&[data-state="invalid"]': { borderColor: colour.negative },
    // A read-only field looks like text, not like an input.
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
  // Otherwise the input's intrinsic width would wrap the content before it.
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: control.height,
  fontSize: '1rem',
  color: colour.text,
  outline: 'none',
  selectors: {
    // Digits are spaced for reading a code.
    '&[data-digits]': { fontSize: size[24], letterSpacing: '0.3em', fontVariantNumeric: 'tabular-nums' },
    '&:disabled': { color: colour.mutedText, cursor: 'not-allowed' },
    '&::placeholder': { color: colour.mutedText, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})
export const hint = styled({ fontSize: size[13], color: colour.mutedText })
export const error = styled({ fontSize: size[13], color: colour.negative })
