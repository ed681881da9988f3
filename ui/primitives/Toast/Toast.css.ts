import { media, styled } from '../../styles/styled.ts'
import { mobileBarRoom, space, stack } from '../../tokens/scale.ts'

export const viewport = styled({
  position: 'fixed',
  insetInlineEnd: space[4],
  insetBlockEnd: `calc(${mobileBarRoom} + env(safe-area-inset-bottom))`,
  zIndex: stack.toast,
  display: 'grid',
  gap: space[2],
  inlineSize: 'min(420px, calc(100vw - 32px))',
  '@media': { [media.from1024]: { insetBlockEnd: space[4] } },
})
export const toast = styled({ boxShadow: '0 12px 40px rgb(5 8 20 / 0.45)', borderRadius: '16px' })
