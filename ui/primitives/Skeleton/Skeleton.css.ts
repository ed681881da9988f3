import { keyframes } from '@vanilla-extract/css'
import { media, styled } from '../../styles/styled.ts'
import { control, radius, size } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

const pulse = keyframes({ from: { opacity: 1 }, to: { opacity: 0.55 } })

export const skeleton = styled({
  display: 'block',
  inlineSize: '100%',
  borderRadius: radius.medium,
  background: colour.surface2,
  // Three pulses only: motion that starts by itself must end within five seconds (WCAG 2.2.2). `steps()` keeps dozens of
  // skeletons cheap to paint on machines without a GPU.
  animation: `${pulse} 0.8s steps(6) 6 alternate`,
  selectors: {
    '&[data-shape="tile"]': { aspectRatio: '3 / 3.7', borderRadius: radius.tile },
    '&[data-shape="fill"]': { blockSize: '100%', borderRadius: 0 },
    '&[data-shape="select"]': { inlineSize: '168px', blockSize: control.input },
    '&[data-shape="choice"]': { blockSize: '118px', borderRadius: radius.large },
    // Two lines of its text or the height of its buttons, with padding and border.
    '&[data-shape="news"]': { blockSize: `calc(max(${control.height}, 2.7 * ${size[13]}) + 9px)`, borderRadius: 0 },
    '&[data-shape="panel"]': { blockSize: '100%', borderRadius: radius.panel },
  },
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.below700]: {
      selectors: {
        '&[data-shape="choice"]': { blockSize: '72px' },
        '&[data-shape="choice"]:not(:first-child)': { display: 'none' },
      },
    },
  },
})
