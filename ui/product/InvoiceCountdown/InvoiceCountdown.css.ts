import { media, styled } from '../../styles/styled.ts'
import { lineHeight, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const root = styled({ position: 'relative', display: 'grid', minInlineSize: 0 })
export const label = styled({ fontSize: size[13], fontWeight: weight.strong, color: colour.mutedText })
export const row = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[3],
})
export const clock = styled({
  fontSize: size[32],
  fontWeight: weight.display,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.compact,
  color: colour.text,
})
export const end = styled({ fontSize: size[13], color: colour.mutedText, fontVariantNumeric: 'tabular-nums' })
export const track = styled({
  blockSize: '6px',
  marginBlockStart: space[2],
  borderRadius: radius.full,
  background: colour.surface3,
  overflow: 'hidden',
  '@media': { [media.forcedColours]: { outline: '1px solid CanvasText' } },
})
export const nextStep = styled({ marginBlockStart: space[2], fontSize: size[13], color: colour.text })
export const fill = styled({
  blockSize: '100%',
  borderRadius: radius.full,
  background: colour.text,
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
})
