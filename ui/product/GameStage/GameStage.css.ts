import { styled } from '../../styles/styled.ts'
import { art } from '../../tokens/art.ts'
import { radius, size, space, zIndex, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const stage = styled({
  display: 'grid',
  gap: space[3],
  maxInlineSize: '1600px',
  inlineSize: '100%',
  marginInline: 'auto',
  selectors: {
    '&[data-fills-window]': {
      position: 'fixed',
      inset: 0,
      zIndex: zIndex.overlay,
      gap: 0,
      gridTemplateRows: 'auto minmax(0, 1fr)',
      maxInlineSize: 'none',
      paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
      paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
      background: colour.canvas,
    },
  },
})
const fillsWindow = `${stage}[data-fills-window] &`
export const bar = styled({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  // Dragging inside the stage must not scroll the page behind it.
  selectors: { [fillsWindow]: { paddingInline: space[3], touchAction: 'none' } },
})
export const title = styled({
  flex: 1,
  minInlineSize: 0,
  paddingInlineStart: space[3],
  borderInlineStart: `1px solid ${colour.hairline}`,
  fontSize: size[19],
  fontWeight: weight.heading,
  lineHeight: 1.25,
})
export const note = styled({ fontSize: size[13], color: colour.mutedText })
export const window = styled({
  position: 'relative',
  inlineSize: '100%',
  // Aspect ratio 1.78 (`spec §9`), and never higher than the viewport.
  aspectRatio: '1.78',
  maxBlockSize: 'min(740px, calc(100dvh - 150px))',
  minBlockSize: 'min(640px, calc(100dvh - 150px))',
  overflow: 'hidden',
  borderRadius: radius.large,
  border: `1px solid ${colour.hairline}`,
  background: art.gameWindow,
  display: 'grid',
  selectors: {
    [fillsWindow]: { aspectRatio: 'auto', maxBlockSize: 'none', minBlockSize: 0, borderRadius: 0, border: 0 },
  },
})
export const frame = styled({ inlineSize: '100%', blockSize: '100%', border: 0, colorScheme: 'dark' })
