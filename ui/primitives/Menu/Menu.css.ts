import { styled } from '../../styles/styled.ts'
import { elevation } from '../../tokens/elevation.ts'
import { control, radius, size, space, zIndex, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const content = styled({
  zIndex: zIndex.popup,
  minInlineSize: '180px',
  padding: space[1],
  borderRadius: radius.large,
  border: `1px solid ${colour.hairline}`,
  background: colour.surface1,
  boxShadow: elevation.floating,
})
export const item = styled({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: control.height,
  paddingInline: space[3],
  borderRadius: radius.medium,
  fontSize: size[15],
  fontWeight: weight.strong,
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': {
      background: colour.surface3,
      outline: `2px solid ${colour.accentText}`,
      outlineOffset: '-2px',
    },
  },
})
