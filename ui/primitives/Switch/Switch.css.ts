import { media, styled } from '../../styles/styled.ts'
import { control, motion, opacity, radius, size, space } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const root = styled({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: control.height,
  minInlineSize: 0,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { cursor: 'not-allowed' },
    '&:has([aria-busy="true"])': { cursor: 'progress' },
  },
})
export const text = styled({ display: 'grid', gap: '2px', minInlineSize: 0, paddingBlock: space[1] })
export const label = styled({ fontSize: size[15] })
export const inputWrapper = styled({ position: 'relative', display: 'grid', alignItems: 'center', flexShrink: 0 })
export const input = styled({
  appearance: 'none',
  inlineSize: '48px',
  blockSize: '28px',
  borderRadius: radius.full,
  border: `1px solid ${colour.controlBorder}`,
  background: colour.canvas,
  cursor: 'inherit',
  transition: `background-color ${motion.quick} ${motion.ease}`,
  selectors: {
    '&:checked': { background: colour.inverse, borderColor: colour.inverse },
    '&:disabled': { opacity: opacity.disabled },
    // Dimmed by colour, not by opacity, so that the focus ring stays at full strength.
    '&[aria-busy="true"]:checked': { background: colour.mutedText, borderColor: colour.mutedText },
  },
  '@media': {
    [media.forcedColours]: { appearance: 'auto', inlineSize: '24px', blockSize: '24px' },
    [media.reducedMotion]: { transition: 'none' },
  },
})
/** The thumb's position shows the state, so that it does not depend on colour. */
export const thumb = styled({
  position: 'absolute',
  insetInlineStart: '5px',
  inlineSize: '18px',
  blockSize: '18px',
  borderRadius: radius.full,
  background: colour.mutedText,
  pointerEvents: 'none',
  transition: `inset-inline-start ${motion.quick} ${motion.ease}`,
  selectors: {
    [`${input}:checked + &`]: { insetInlineStart: '25px', background: colour.onInverse },
    [`${input}[aria-busy="true"]:not(:checked) + &`]: { background: colour.controlBorder },
  },
  '@media': { [media.forcedColours]: { display: 'none' }, [media.reducedMotion]: { transition: 'none' } },
})
