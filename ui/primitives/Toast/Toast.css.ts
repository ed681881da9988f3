import { media, styled } from '../../styles/styled.ts'
import { elevation } from '../../tokens/elevation.ts'
import { mobileBarOffset, radius, scrollbarGap, space, zIndex } from '../../tokens/scale.ts'

/** Below the sticky header of a phone. */
const belowHeader = '72px'

export const viewport = styled({
  position: 'fixed',
  insetInlineEnd: `calc(${space[4]} + ${scrollbarGap})`,
  insetBlockEnd: `calc(${mobileBarOffset} + env(safe-area-inset-bottom))`,
  zIndex: zIndex.toast,
  display: 'grid',
  gap: space[2],
  inlineSize: 'min(420px, calc(100% - 32px))',
  '@media': {
    [media.below1024]: {
      selectors: {
        '&[data-placement="top"]': { insetBlock: `calc(${belowHeader} + env(safe-area-inset-top)) auto` },
      },
    },
    [media.from1024]: { insetBlockEnd: space[4] },
  },
})
export const toast = styled({ boxShadow: elevation.floating, borderRadius: radius.large })
