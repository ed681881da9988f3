import { fieldBox, fieldRing, readOnlyBox, strongErrorBorder } from '../../styles/field-box.ts'
import { media, styled, styledWithin } from '../../styles/styled.ts'
import { control, family, lineHeight, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const root = styled({ position: 'relative', display: 'grid', gap: '6px', minInlineSize: 0 })
const large = `${root}[data-size="large"]`

export const header = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[3],
})
export const label = styled({
  fontSize: size[13],
  fontWeight: weight.strong,
  color: colour.mutedText,
  '@media': {
    [media.from1024]: {
      selectors: {
        [`${large} &`]: {
          fontFamily: family.heading,
          fontSize: size[19],
          fontWeight: weight.heading,
          color: colour.text,
        },
      },
    },
  },
})
export const note = styled({ fontSize: size[13], color: colour.mutedText, fontVariantNumeric: 'tabular-nums' })
export const box = styled({
  ...fieldBox,
  selectors: {
    [`${large} &`]: { minBlockSize: control.amount },
    '&:focus-within': fieldRing,
    '&[data-state="invalid"]': strongErrorBorder,
    '&:has(> input:read-only)': readOnlyBox,
  },
  '@media': { [media.forcedColours]: { selectors: { '&[data-state="invalid"]': { borderWidth: '2px' } } } },
})
export const input = styled({
  flex: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  alignSelf: 'stretch',
  fontSize: size[17],
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  color: colour.text,
  outline: 'none',
  selectors: {
    [`${large} &`]: { fontSize: size[32], fontWeight: weight.display },
    '&:disabled': { color: colour.mutedText, cursor: 'not-allowed' },
    '&::placeholder': { color: colour.mutedText, opacity: 1 },
    // Focus scrolls the error and the alternatives into view too.
    '&[aria-invalid="true"]': { scrollMarginBlockEnd: '160px' },
  },
})
export const currency = styled({
  fontSize: size[17],
  fontWeight: weight.strong,
  color: colour.mutedText,
  selectors: { [`${large} &`]: { fontSize: size[24] } },
})
export const error = styled({
  display: 'flex',
  gap: space[2],
  fontSize: size[15],
  fontWeight: weight.strong,
  lineHeight: lineHeight.note,
  color: colour.negative,
})
export const errorIcon = styled({ display: 'flex', flexShrink: 0 })
export const alternatives = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  fontVariantNumeric: 'tabular-nums',
})
// Equal widths, with three amounts in a row on the narrowest phone.
styledWithin(`${alternatives} > button`, { flex: '1 1 0', minInlineSize: 'min-content', paddingInline: space[2] })
export const estimate = styled({ fontSize: size[15], fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' })
