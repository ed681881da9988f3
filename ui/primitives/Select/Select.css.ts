import { styled, styledWithin } from '../../styles/styled.ts'
import { space } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const wrapper = styled({ position: 'relative', display: 'grid', alignItems: 'center' })
export const select = styled({
  appearance: 'none',
  inlineSize: '100%',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: {
    // Must override the shared box style, whatever the order of the stylesheets.
    'select&': { paddingInlineEnd: space[10], fontSize: '1rem', color: colour.text },
    'select&[data-empty], select&:disabled': { color: colour.mutedText },
    '&:disabled': { cursor: 'not-allowed', opacity: 1 },
  },
})
// Some systems draw the native list in the page's colours, others in their own, so set both colours.
styledWithin(`${select} option`, { color: colour.text, background: colour.surface1 })
export const chevron = styled({
  position: 'absolute',
  // Same position as the Combobox button.
  insetInlineEnd: space[3],
  pointerEvents: 'none',
  color: colour.mutedText,
})
