import { media, styled, styledWithin } from '../../styles/styled.ts'
import { control, radius, size, space } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const root = styled({ display: 'grid', gap: space[1] })
export const row = styled({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: control.height,
  fontSize: size[15],
  cursor: 'pointer',
})
export const inputWrapper = styled({ position: 'relative', display: 'grid', placeItems: 'center', flexShrink: 0 })
export const input = styled({
  appearance: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: radius.small,
  border: `1px solid ${colour.controlBorder}`,
  background: colour.canvas,
  cursor: 'pointer',
  selectors: {
    '&:checked': { background: colour.inverse, borderColor: colour.inverse },
    '&[aria-invalid="true"]': { borderColor: colour.negative },
  },
  '@media': { [media.forcedColours]: { appearance: 'auto' } },
})
export const checkmark = styled({
  position: 'absolute',
  pointerEvents: 'none',
  color: colour.onInverse,
  visibility: 'hidden',
  selectors: { [`${input}:checked + &`]: { visibility: 'visible' } },
  '@media': { [media.forcedColours]: { display: 'none' } },
})
// Inside text a link needs more than its colour to be recognised (WCAG 1.4.1).
styledWithin(`${row} a`, { textDecoration: 'underline', textUnderlineOffset: '3px' })
