import { media, styled } from '../../styles/styled.ts'
import { size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const banner = styled({ background: colour.surface2, borderBlockEnd: `1px solid ${colour.hairline}` })
export const row = styled({
  display: 'flex',
  // On the narrowest screens the message takes the full first line and the buttons wrap below it.
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: space[1],
  maxInlineSize: '1504px',
  minBlockSize: '52px',
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlock: space[1],
  '@media': { [media.from1024]: { paddingInline: space[8] } },
})
export const buttons = styled({ display: 'flex', gap: space[1] })
export const text = styled({
  flex: '1 1 180px',
  minInlineSize: 0,
  fontSize: size[13],
  fontWeight: weight.strong,
  lineHeight: 1.35,
})
