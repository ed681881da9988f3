import { styled } from '../../styles/styled.ts'
import { motion, radius } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

const SIZE = 24
const TARGET = 44

export const link = styled({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: `${SIZE}px`,
  blockSize: `${SIZE}px`,
  borderRadius: radius.small,
  color: colour.mutedText,
  verticalAlign: 'middle',
  transition: `color ${motion.quick} ${motion.ease}`,
  selectors: {
    '&:hover': { color: colour.text },
    // A target of full size that takes no room in a row.
    '&::after': { content: '""', position: 'absolute', inset: `${(SIZE - TARGET) / 2}px` },
  },
})
