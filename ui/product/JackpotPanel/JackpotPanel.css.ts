import { media, styled } from '../../styles/styled.ts'
import { radius, size, space, weight } from '../../tokens/scale.ts'

export const panel = styled({
  display: 'grid',
  gap: space[4],
  alignItems: 'center',
  padding: space[6],
  borderRadius: radius.panel,
  // Dark in both themes, as a background for the glowing amount.
  color: '#f2f4ff',
  background: 'linear-gradient(100deg, #2a1d05, #4d360b 45%, #1a2244)',
  border: '1px solid #8a6a2c',
  '@media': { [media.from1024]: { gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)', columnGap: space[10] } },
})
export const title = styled({
  fontSize: size[13],
  fontWeight: weight.heading,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
  color: '#ffd67d',
})
export const total = styled({
  position: 'relative',
  fontSize: `clamp(${size[24]}, 7vw, ${size[46]})`,
  fontWeight: weight.display,
  letterSpacing: '-0.02em',
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums',
  color: '#ffd67d',
  whiteSpace: 'nowrap',
})
export const note = styled({ maxInlineSize: '60ch', fontSize: size[13], color: '#d5dbef' })
export const pots = styled({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
})
export const pot = styled({
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.medium,
  background: 'rgb(10 14 31 / 0.5)',
  minInlineSize: 0,
})
export const potName = styled({ fontSize: size[13], color: '#d5dbef' })
export const potTotal = styled({
  fontSize: size[17],
  fontWeight: weight.heading,
  color: '#ffd67d',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const potNote = styled({ fontSize: size[12], color: '#d5dbef' })
