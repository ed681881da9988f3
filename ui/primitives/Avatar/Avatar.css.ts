import { styled } from '../../styles/styled.ts'
import { control, radius, size, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

const muted = (hue: string) => `color-mix(in srgb, ${hue} 26%, ${colour.surface1})`

export const disc = styled({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: control.height,
  blockSize: control.height,
  borderRadius: radius.full,
  // In forced-colours mode only the border makes the disc visible.
  border: '1px solid transparent',
  background: colour.surface3,
  color: colour.text,
  fontSize: size[15],
  fontWeight: weight.heading,
  lineHeight: 1,
  letterSpacing: '0.02em',
  userSelect: 'none',
  selectors: {
    '&[data-size="small"]': { inlineSize: '32px', blockSize: '32px', fontSize: size[12] },
    '&[data-size="large"]': { inlineSize: '72px', blockSize: '72px', fontSize: size[24] },
    '&[data-hue="0"]': { background: muted(colour.violet) },
    '&[data-hue="1"]': { background: muted(colour.teal) },
    '&[data-hue="2"]': { background: muted(colour.controlBorder) },
  },
})
