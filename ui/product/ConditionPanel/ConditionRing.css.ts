import { media, styled } from '../../styles/styled.ts'
import { size, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const ring = styled({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '64px',
  blockSize: '64px',
})
export const arcs = styled({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  // The first arc begins at the top.
  transform: 'rotate(-90deg)',
  fill: 'none',
})
export const arc = styled({
  stroke: colour.positive,
  strokeWidth: '5px',
  strokeLinecap: 'round',
  selectors: { '&[data-state="unmet"]': { stroke: colour.waiting } },
  '@media': {
    [media.forcedColours]: {
      stroke: 'CanvasText',
      selectors: { '&[data-state="unmet"]': { stroke: 'CanvasText', strokeWidth: '2px' } },
    },
  },
})
export const count = styled({ fontSize: size[15], fontWeight: weight.heading, fontVariantNumeric: 'tabular-nums' })
