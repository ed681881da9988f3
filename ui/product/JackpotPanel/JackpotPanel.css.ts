import { media, styled } from '../../styles/styled.ts'
import { art } from '../../tokens/art.ts'
import { letterSpacing, radius, size, space, weight } from '../../tokens/scale.ts'

export const panel = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'center',
  padding: space[6],
  borderRadius: radius.panel,
  color: art.jackpot.text,
  background: art.jackpot.background,
  border: `1px solid ${art.jackpot.border}`,
  '@media': { [media.from1024]: { gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)', columnGap: space[10] } },
})
export const title = styled({
  fontSize: size[13],
  fontWeight: weight.heading,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
  color: art.jackpot.amount,
})
export const total = styled({
  position: 'relative',
  fontSize: `clamp(min(${size[24]}, 8.5vw), 7vw, ${size[46]})`,
  fontWeight: weight.display,
  letterSpacing: letterSpacing.amount,
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums',
  color: art.jackpot.amount,
  whiteSpace: 'nowrap',
})
export const note = styled({ maxInlineSize: '60ch', fontSize: size[13], color: art.jackpot.mutedText })
export const pots = styled({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr))',
})
export const pot = styled({
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.medium,
  background: art.jackpot.potFill,
  minInlineSize: 0,
})
export const potName = styled({ fontSize: size[13], color: art.jackpot.mutedText })
export const potTotal = styled({
  fontSize: size[17],
  fontWeight: weight.heading,
  color: art.jackpot.amount,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const potNote = styled({ fontSize: size[12], color: art.jackpot.mutedText })
