import { media, styled } from '../../styles/styled.ts'
import { lineHeight, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const root = styled({ display: 'grid', gap: space[4] })
export const figures = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  // The gap is the hairline between the figures.
  gap: '1px',
  overflow: 'hidden',
  borderRadius: radius.large,
  border: `1px solid ${colour.hairline}`,
  background: colour.hairline,
})
export const figure = styled({
  padding: `${space[3]} ${space[4]}`,
  background: colour.surface1,
  '@media': { [media.forcedColours]: { outline: '1px solid CanvasText' } },
})
export const label = styled({ fontSize: size[13], color: colour.mutedText })
/** One size and one colour for all, as in SessionBar. */
export const value = styled({
  fontSize: size[19],
  fontWeight: weight.heading,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.compact,
  color: colour.text,
  whiteSpace: 'nowrap',
})
export const actions = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  gap: space[2],
})
export const note = styled({ fontSize: size[13], lineHeight: lineHeight.note, color: colour.mutedText })
