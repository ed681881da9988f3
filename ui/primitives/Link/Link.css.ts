import { styled } from '../../styles/styled.ts'
import { radius, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const link = styled({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '24px',
  borderRadius: radius.small,
  color: colour.text,
  fontWeight: weight.strong,
  textDecoration: 'underline',
  textDecorationColor: colour.controlBorder,
  textUnderlineOffset: '0.25em',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
})
