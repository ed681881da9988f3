import { keyframes } from '@vanilla-extract/css'
import { media, styled } from '../../styles/styled.ts'
import { radius } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.55 } })

export const skeleton = styled({
  display: 'block',
  inlineSize: '100%',
  borderRadius: radius.medium,
  background: colour.surface2,
  // Three breaths, then it rests: nothing moves on its own for more than five seconds. In steps that the eye joins: drawing dozens
  // of places anew sixty times a second, a machine without a graphics card has less left to load what is waited for.
  animation: `${breathe} 0.8s steps(6) 6 alternate`,
  selectors: {
    '&[data-shape="tile"]': { aspectRatio: '3 / 3.7', borderRadius: radius.tile },
    '&[data-shape="fill"]': { blockSize: '100%', borderRadius: 0 },
    '&[data-shape="panel"]': { blockSize: '100%', borderRadius: radius.panel },
  },
  '@media': { [media.calm]: { animation: 'none' } },
})
