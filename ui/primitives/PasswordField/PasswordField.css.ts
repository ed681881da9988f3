import { media, styled } from '../../styles/styled.ts'
import { radius, size, space } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const root = styled({ minInlineSize: 0 })
export const strength = styled({
  display: 'grid',
  gap: space[1],
  marginBlockStart: space[2],
})
export const strengthBar = styled({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: space[1] })
export const strengthStep = styled({
  blockSize: '4px',
  borderRadius: radius.full,
  background: colour.surface3,
  selectors: {
    '&[data-filled]': { background: colour.accentText },
    '[data-score="1"] &[data-filled]': { background: colour.negative },
    '[data-score="4"] &[data-filled]': { background: colour.positive },
  },
  '@media': { [media.forcedColours]: { selectors: { '&[data-filled]': { background: 'CanvasText' } } } },
})
// Rendered even when empty: a live region must exist before its text changes.
export const capsLock = styled({
  fontSize: size[13],
  color: colour.mutedText,
  selectors: { '&:not(:empty)': { marginBlockStart: space[2] } },
})
export const strengthLabel = styled({ fontSize: size[13], color: colour.mutedText })
