import { media, styled } from '../../styles/styled.ts'
import { family, letterSpacing, lineHeight, motion, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

/** From this width of the container on, tier, bar and note stand beside each other. */
const wide = '(min-width: 56rem)'

export const root = styled({ containerType: 'inline-size', minInlineSize: 0 })
export const panel = styled({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  padding: space[5],
  border: `1px solid ${colour.hairline}`,
  borderRadius: radius.panel,
  background: colour.surface1,
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4.4fr) minmax(0, 13rem)',
      alignItems: 'center',
      columnGap: space[8],
      padding: `${space[6]} ${space[8]}`,
      selectors: { '&:not(:has([role="progressbar"]))': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
    },
  },
})
export const own = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4], minInlineSize: 0 })
export const text = styled({ flex: '1 1 9rem', display: 'grid', gap: '2px', minInlineSize: 0 })
export const title = styled({
  fontFamily: family.heading,
  fontSize: size[24],
  fontWeight: weight.heading,
  letterSpacing: letterSpacing.heading,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
  '@media': { [media.below480]: { fontSize: size[19] } },
})
export const benefit = styled({ fontSize: size[15], lineHeight: lineHeight.note, color: colour.mutedText })
export const points = styled({ display: 'grid', gap: space[2], minInlineSize: 0 })
export const captions = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[3],
  fontSize: size[15],
  fontVariantNumeric: 'tabular-nums',
  color: colour.mutedText,
})
export const now = styled({ fontSize: size[17], fontWeight: weight.display, color: colour.text })
export const left = styled({ fontSize: size[13] })
export const track = styled({
  blockSize: '10px',
  overflow: 'hidden',
  border: `1px solid ${colour.controlBorder}`,
  borderRadius: radius.full,
  background: colour.surface3,
})
export const fill = styled({
  blockSize: '100%',
  borderRadius: radius.full,
  background: `linear-gradient(to right, ${colour.controlBorder}, ${colour.text})`,
  transition: `inline-size ${motion.slow} ${motion.ease}`,
  '@media': { [media.reducedMotion]: { transition: 'none' }, [media.forcedColours]: { background: 'Highlight' } },
})
export const note = styled({ fontSize: size[13], lineHeight: lineHeight.body, color: colour.mutedText })
