import { keyframes } from '@vanilla-extract/css'
import { media, styled } from '../styles/styled.ts'
import { motion } from '../tokens/scale.ts'

const rollIn = keyframes({
  from: { transform: 'translateY(0.45em)', opacity: 0 },
  to: { transform: 'none', opacity: 1 },
})

export const rolling = styled({
  display: 'inline-block',
  whiteSpace: 'pre',
  animation: `${rollIn} ${motion.slow} ${motion.ease}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})
