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
  // Beside a game: no wider than its panel.
  inlineSize: 'min(360px, calc(100% - 32px))',
  // Between two toasts the page is seen, and takes the press.
  pointerEvents: 'none',
  '@media': {
    [media.from1024]: { insetBlockEnd: space[4] },
  },
})
export const toast = styled({ boxShadow: elevation.floating, borderRadius: radius.large, pointerEvents: 'auto' })
