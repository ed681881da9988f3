import type { StyleRule } from '@vanilla-extract/css'
import { control, radius, space } from '../tokens/scale.ts'
import { colour } from '../tokens/tokens.css.ts'

/** The box around the input of a field. */
export const fieldBox = {
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: control.input,
  paddingInline: space[4],
  borderRadius: radius.medium,
  border: `1px solid ${colour.controlBorder}`,
  background: colour.canvas,
} satisfies StyleRule

/** Focus ring of the box. It stays outside the border of an error. */
export const fieldRing = { outline: `2px solid ${colour.accentText}`, outlineOffset: '2px' } satisfies StyleRule

/** Border of an error where money is at stake. Its second pixel is drawn inside, so that the text does not move. */
export const strongErrorBorder = {
  borderColor: colour.negative,
  boxShadow: `inset 0 0 0 1px ${colour.negative}`,
} satisfies StyleRule

/** A read-only field looks like text, not like an input. */
export const readOnlyBox = {
  borderColor: colour.hairline,
  borderStyle: 'dashed',
  background: 'none',
} satisfies StyleRule
