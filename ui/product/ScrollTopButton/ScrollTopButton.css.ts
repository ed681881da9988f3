import { media, styled } from '../../styles/styled.ts'
import { mobileBarRoom, radius, stack } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const place = styled({
  position: 'fixed',
  insetInlineEnd: '16px',
  insetBlockEnd: `calc(${mobileBarRoom} + env(safe-area-inset-bottom))`,
  zIndex: stack.bar,
  borderRadius: radius.full,
  background: colour.surface2,
  border: `1px solid ${colour.controlBorder}`,
  '@media': { [media.from1024]: { insetBlockEnd: '24px' } },
})
