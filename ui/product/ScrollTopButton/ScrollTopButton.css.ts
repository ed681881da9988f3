import { media, styled } from '../../styles/styled.ts'
import { mobileBarOffset, motion, radius, scrollbarGap, zIndex } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const root = styled({
  position: 'fixed',
  insetInlineEnd: `calc(16px + ${scrollbarGap})`,
  insetBlockEnd: `calc(${mobileBarOffset} + env(safe-area-inset-bottom))`,
  zIndex: zIndex.bar,
  borderRadius: radius.full,
  background: colour.surface2,
  border: `1px solid ${colour.controlBorder}`,
  transition: `opacity ${motion.quick} ${motion.ease}`,
  selectors: { '&[data-hidden-until-focus]:not(:focus-within)': { opacity: 0, pointerEvents: 'none' } },
  '@media': { [media.from1024]: { insetBlockEnd: '24px' } },
})
