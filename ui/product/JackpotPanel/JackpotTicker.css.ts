import { media, styled } from '../../styles/styled.ts'
import { radius, size, space, weight } from '../../tokens/scale.ts'

export const ticker = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.large,
  // Dark in both themes, like the panel.
  color: '#d5dbef',
  background: 'linear-gradient(100deg, #2a1d05, #4d360b 45%, #1a2244)',
  border: '1px solid #8a6a2c',
  '@media': { [media.from700]: { gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))', gridAutoFlow: 'column' } },
})
export const pot = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  minInlineSize: 0,
})
export const name = styled({ fontSize: size[13] })
export const amount = styled({
  fontSize: size[15],
  fontWeight: weight.heading,
  color: '#ffd67d',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
