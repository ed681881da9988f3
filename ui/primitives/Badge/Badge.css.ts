import { styleVariants } from '@vanilla-extract/css'
import { components } from '../../styles/layers.css.ts'
import { styled } from '../../styles/styled.ts'
import { badgeColours } from '../../tokens/art.ts'
import { radius, size, space, weight } from '../../tokens/scale.ts'

export const badge = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: '24px',
  paddingInline: space[2],
  borderRadius: radius.pill,
  border: '1px solid transparent',
  // Fits a game tile of a narrow phone.
  fontSize: `min(${size[12]}, 5vw)`,
  fontWeight: weight.heading,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const tone = styleVariants(badgeColours, ({ fill, text, border }) => ({
  '@layer': { [components]: { background: fill, color: text, borderColor: border } },
}))
