import { styleVariants } from '@vanilla-extract/css'
import { components } from '../../styles/layers.css.ts'
import { styled } from '../../styles/styled.ts'
import { onPicture, paymentMarkFills } from '../../tokens/art.ts'
import { radius, size, weight } from '../../tokens/scale.ts'

export const mark = styled({
  flexShrink: 0,
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: radius.medium,
  // Forced colours show this border in place of the fill.
  border: '1px solid transparent',
  color: onPicture.text,
  fontSize: size[17],
  fontWeight: weight.display,
  lineHeight: 1,
  selectors: {
    '&[data-size="32"]': { inlineSize: '32px', blockSize: '32px', borderRadius: radius.small, fontSize: size[15] },
    '&[data-long]': { fontSize: size[12], letterSpacing: '-0.04em' },
  },
})
export const kind = styleVariants(paymentMarkFills, (fill) => ({ '@layer': { [components]: { background: fill } } }))
