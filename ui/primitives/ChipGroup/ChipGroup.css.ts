import { media, styled } from '../../styles/styled.ts'
import { control, motion, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const group = styled({
  // Makes it the offset parent of the chips.
  position: 'relative',
  display: 'flex',
  gap: space[2],
  // The row scrolls on a phone; the padding keeps the focus ring from being clipped.
  overflowX: 'auto',
  padding: '4px',
  margin: '-4px',
  scrollbarWidth: 'none',
})
export const chip = styled({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  minBlockSize: control.height,
  paddingInline: space[5],
  borderRadius: radius.pill,
  border: `1px solid ${colour.hairline}`,
  background: colour.surface1,
  color: colour.text,
  fontSize: size[15],
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
  transition: `background-color ${motion.quick} ${motion.ease}`,
  selectors: {
    '&:hover': { background: colour.surface2 },
    '&[aria-current]': { background: colour.inverse, color: colour.onInverse, borderColor: colour.inverse },
  },
  '@media': { [media.forcedColours]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } } },
})
