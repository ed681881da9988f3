import { styled } from '../../styles/styled.ts'
import { lineHeight, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const card = styled({ display: 'flex', flexDirection: 'column', flexGrow: 1, gap: space[3] })
export const picture = styled({
  inlineSize: '100%',
  // Fills the height of its panel.
  flex: '1 0 190px',
  minBlockSize: '190px',
  borderRadius: radius.large,
  objectFit: 'cover',
  objectPosition: '50% 40%',
  background: colour.surface2,
})
export const row = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})
export const eyebrow = styled({ fontSize: size[13], color: colour.mutedText })
export const name = styled({ fontSize: size[17], fontWeight: weight.heading, lineHeight: lineHeight.label })
export const provider = styled({ fontSize: size[13], color: colour.mutedText })
export const actions = styled({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
