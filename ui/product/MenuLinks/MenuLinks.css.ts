import { selectedInForcedColours, media, styled } from '../../styles/styled.ts'
import { control, lineHeight, radius, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const list = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  gap: space[2],
})
export const link = styled({
  display: 'flex',
  alignItems: 'center',
  // As high as a neighbour whose words wrap.
  blockSize: '100%',
  minBlockSize: control.height,
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: radius.medium,
  border: '1px solid transparent',
  background: colour.surface2,
  fontWeight: weight.strong,
  lineHeight: lineHeight.heading,
  selectors: {
    '&:hover': { background: colour.surface3 },
    '&[aria-current="page"]': { borderColor: colour.accentText },
  },
  '@media': { [media.forcedColours]: { selectors: { '&[aria-current="page"]': selectedInForcedColours } } },
})
