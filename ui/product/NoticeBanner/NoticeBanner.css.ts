import { styled } from '../../styles/styled.ts'
import { size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const banner = styled({ background: colour.surface2, borderBlockEnd: `1px solid ${colour.hairline}` })
export const row = styled({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  maxInlineSize: '1504px',
  minBlockSize: '48px',
  marginInline: 'auto',
  paddingInline: space[4],
})
export const text = styled({
  flex: 1,
  minInlineSize: 0,
  fontSize: size[13],
  fontWeight: weight.strong,
  lineHeight: 1.35,
})
