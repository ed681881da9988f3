import { styled } from '../styles/styled.ts'
import { family, lineHeight, size, weight } from '../tokens/scale.ts'
import { colour } from '../tokens/tokens.css.ts'

/** Inherited properties are those of the theme around: they are set again from the variables. */
export const scope = styled({
  background: colour.canvas,
  color: colour.text,
  fontFamily: family.body,
  fontSize: size[15],
  fontWeight: weight.body,
  lineHeight: lineHeight.body,
})
