import { styled } from '../../styles/styled.ts'
import { weight } from '../../tokens/scale.ts'

export const countdown = styled({
  position: 'relative',
  display: 'inline-block',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.heading,
  whiteSpace: 'nowrap',
  // Unseen zeros hold the room: the text that runs lies over them and cannot move anything.
  '::before': { content: 'attr(data-room)', visibility: 'hidden' },
})
/** Laid out by itself: a page of five hundred would else be laid out anew each second. */
export const running = styled({ position: 'absolute', inset: 0, contain: 'layout size' })
