import { media, styled } from '../../styles/styled.ts'
import { family, letterSpacing, lineHeight, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const panel = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  padding: space[6],
  borderRadius: radius.panel,
  border: `1px solid ${colour.hairline}`,
  background: colour.surface1,
  '@media': { [media.below700]: { padding: space[5] }, [media.zoomed]: { padding: space[3] } },
})
export const header = styled({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  '@media': { [media.zoomed]: { flexWrap: 'wrap' } },
})
export const check = styled({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '48px',
  blockSize: '48px',
  borderRadius: radius.full,
  border: '2px solid currentColor',
  color: colour.positive,
})
export const title = styled({
  fontSize: size[24],
  fontWeight: weight.heading,
  fontFamily: family.heading,
  letterSpacing: letterSpacing.heading,
  lineHeight: lineHeight.heading,
  textWrap: 'balance',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.below700]: { fontSize: size[19] } },
})
export const note = styled({ marginBlockStart: space[1], fontSize: size[15], color: colour.mutedText })
export const inset = styled({
  padding: space[4],
  borderRadius: radius.large,
  border: `1px solid ${colour.hairline}`,
  background: colour.canvas,
})
