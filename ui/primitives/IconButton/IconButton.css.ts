import { selectedInForcedColours, media, styled } from '../../styles/styled.ts'
import { control, motion, opacity, radius } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const iconButton = styled({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: control.height,
  blockSize: control.height,
  flexShrink: 0,
  borderRadius: radius.full,
  color: colour.text,
  cursor: 'pointer',
  transition: `background-color ${motion.quick} ${motion.ease}`,
  selectors: {
    '&:hover:not(:disabled)': { background: colour.surface3 },
    '&[aria-pressed="true"], &[aria-expanded="true"]': { background: colour.surface3 },
    '&:disabled': { opacity: opacity.disabled, cursor: 'not-allowed' },
  },
  '@media': { [media.forcedColours]: { selectors: { '&[aria-pressed="true"]': selectedInForcedColours } } },
})
