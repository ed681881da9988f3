import { fieldBox, fieldRing, readOnlyBox } from '../../styles/field-box.ts'
import { styled } from '../../styles/styled.ts'
import { control, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const field = styled({ display: 'grid', gap: space[1], minInlineSize: 0 })
export const label = styled({ fontSize: size[13], fontWeight: weight.strong, color: colour.mutedText })
export const box = styled({
  ...fieldBox,
  color: colour.mutedText,
  selectors: {
    // A button inside the field shows its own focus ring; two rings would be ambiguous.
    '&:focus-within:not(:has(button:focus-visible))': fieldRing,
    '&[data-state="invalid"]': { borderColor: colour.negative },
    '&:has(> input:read-only), select&:disabled': readOnlyBox,
    '&[data-end]': { paddingInlineEnd: '1px' },
    '&[data-shape="round"]': { borderRadius: radius.pill, paddingInlineEnd: '1px' },
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
export const hint = styled({ minInlineSize: 0, fontSize: size[13], color: colour.mutedText })
export const error = styled({ fontSize: size[13], color: colour.negative })
