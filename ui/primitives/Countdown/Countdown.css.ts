import { styled } from '../../styles/styled.ts'
import { weight } from '../../tokens/scale.ts'

export const countdown = styled({
  position: 'relative',
  display: 'inline-block',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.heading,
  whiteSpace: 'nowrap',
  // Invisible zeros reserve the width, so that the changing text on top cannot shift the layout.
  '::before': { content: 'attr(data-placeholder)', visibility: 'hidden' },
})
/** Layout containment: without it every tick would lay out the whole page. */
export const running = styled({ position: 'absolute', inset: 0, contain: 'layout size' })
