import { media, styled } from '../../styles/styled.ts'
import { elevation } from '../../tokens/elevation.ts'
import { mobileBarOffset, radius, scrollbarGap, space, zIndex } from '../../tokens/scale.ts'

export const viewport = styled({
  position: 'fixed',
  insetInlineEnd: `calc(${space[4]} + ${scrollbarGap})`,
  insetBlockEnd: `calc(${mobileBarOffset} + env(safe-area-inset-bottom))`,
  zIndex: zIndex.toast,
  display: 'grid',
  gap: space[2],
  inlineSize: 'min(420px, calc(100% - 32px))',
  '@media': { [media.from1024]: { insetBlockEnd: space[4] } },
})
export const toast = styled({ boxShadow: elevation.floating, borderRadius: radius.large })
