import { styled } from '../../styles/styled.ts'
import { control, radius, space } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const area = styled({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: control.input,
  maxBlockSize: '12rem',
  // As high as what is written in it, where the browser can.
  fieldSizing: 'content',
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.medium,
  border: `1px solid ${colour.controlBorder}`,
  background: colour.canvas,
  fontSize: '1rem',
  lineHeight: 1.4,
  color: colour.text,
  resize: 'none',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${colour.accentText}`, outlineOffset: '2px' },
    '&[aria-invalid]': { borderColor: colour.negative },
    '&::placeholder': { color: colour.mutedText, opacity: 1 },
  },
})
