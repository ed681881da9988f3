import { styled } from '../../styles/styled.ts'
import { art } from '../../tokens/art.ts'
import { radius } from '../../tokens/scale.ts'

/** Large enough for a phone at arm's length, and narrower than the narrowest screen. */
const SIZE = 216

export const root = styled({
  display: 'block',
  inlineSize: `${SIZE}px`,
  maxInlineSize: '100%',
  aspectRatio: '1',
  borderRadius: radius.medium,
  background: art.qrCode.ground,
  fill: art.qrCode.module,
  // A code in the colours of the system may have too little contrast for a camera.
  forcedColorAdjust: 'none',
})
