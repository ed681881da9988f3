import { styled, styledWithin } from '../../styles/styled.ts'
import { space } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const place = styled({ position: 'relative', display: 'grid', alignItems: 'center' })
export const select = styled({
  appearance: 'none',
  inlineSize: '100%',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: {
    // Stronger than the box that it shares with the other fields, whichever of the two comes first.
    'select&': { paddingInlineEnd: space[10], fontSize: '1rem', color: colour.text },
    'select&[data-empty], select&:disabled': { color: colour.mutedText },
    '&:disabled': { cursor: 'not-allowed', opacity: 1 },
  },
})
// Some systems draw the list in the page's colours and some in their own: both halves are said.
styledWithin(`${select} option`, { color: colour.text, background: colour.surface1 })
export const mark = styled({
  position: 'absolute',
  // Where the button of a Combobox has its own.
  insetInlineEnd: space[3],
  pointerEvents: 'none',
  color: colour.mutedText,
})
