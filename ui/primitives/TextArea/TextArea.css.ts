import { styled } from '../../styles/styled.ts'
import { control, radius, space } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const area = styled({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: control.input,
  maxBlockSize: '12rem',
  fieldSizing: 'content',
  // Browsers without `field-sizing` cannot grow the field, so it starts with three lines.
  '@supports': { 'not (field-sizing: content)': { minBlockSize: '5.5rem' } },
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
