import { keyframes } from '@vanilla-extract/css'
import { media, styled } from '../../styles/styled.ts'
import { elevation } from '../../tokens/elevation.ts'
import { family, letterSpacing, lineHeight, motion, radius, size, space, weight, zIndex } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

export const overlay = styled({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.dialog,
  display: 'grid',
  placeItems: 'center',
  // Never wider than the viewport, whatever the content.
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: `color-mix(in srgb, ${colour.scrim} 72%, transparent)`,
  animation: `${appear} ${motion.quick} ${motion.ease}`,
  selectors: {
    '&[data-shape="sheet"]': { placeItems: 'end stretch', padding: 0 },
    '&[data-shape="corner"]': { placeItems: 'end' },
  },
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.below700]: {
      selectors: { '&[data-shape="corner"], &[data-shape="adaptive"]': { placeItems: 'end stretch', padding: 0 } },
    },
  },
})
/** Full width, at the bottom of the viewport. */
const sheet = {
  inlineSize: '100%',
  maxBlockSize: '85dvh',
  overflowY: 'auto',
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  paddingBlockEnd: `calc(${space[8]} + env(safe-area-inset-bottom))`,
} as const
export const content = styled({
  inlineSize: 'min(460px, 100%)',
  padding: space[6],
  borderRadius: radius.panel,
  border: `1px solid ${colour.hairline}`,
  background: colour.surface1,
  boxShadow: elevation.dialog,
  selectors: {
    '&[data-shape="sheet"]': sheet,
    '&:focus-visible': { outline: 'none' },
  },
  '@media': { [media.below700]: { selectors: { '&[data-shape="corner"], &[data-shape="adaptive"]': sheet } } },
})
export const header = styled({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[3] })
export const title = styled({
  minInlineSize: 0,
  fontSize: `min(${size[24]}, 6.5vw)`,
  fontWeight: weight.heading,
  fontFamily: family.heading,
  letterSpacing: letterSpacing.heading,
  lineHeight: lineHeight.heading,
})
export const description = styled({ color: colour.mutedText, marginBlockStart: space[1] })
export const body = styled({ marginBlockStart: space[5] })
