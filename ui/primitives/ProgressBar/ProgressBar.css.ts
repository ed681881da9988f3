import { media, styled } from '../../styles/styled.ts'
import { motion, radius, space, size } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const root = styled({ display: 'grid', gap: space[1] })
export const captions = styled({
  display: 'flex',
  // In a narrow container the value wraps below the label before it breaks between digits.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  fontSize: size[13],
  color: colour.mutedText,
  fontVariantNumeric: 'tabular-nums',
})
export const track = styled({
  blockSize: '8px',
  borderRadius: radius.full,
  background: colour.surface3,
  border: `1px solid ${colour.controlBorder}`,
  overflow: 'hidden',
})
export const fill = styled({
  blockSize: '100%',
  borderRadius: radius.full,
  background: colour.violet,
  selectors: {
    '&[data-tone="teal"]': { background: colour.teal },
    '&[data-tone="neutral"]': { background: colour.text },
  },
  transition: `inline-size ${motion.slow} ${motion.ease}`,
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColours]: { selectors: { '&[data-tone]': { background: 'Highlight' } } },
  },
})
