import { media, styled } from '../styles/styled.ts'
import { onPicture } from '../tokens/art.ts'
import { lineHeight, weight } from '../tokens/scale.ts'
import { nightColour } from '../tokens/tokens.css.ts'

export const drawn = styled({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'hidden',
  containerType: 'inline-size',
  color: onPicture.text,
  // A picture, so it has the colours of the night in both modes.
  backgroundColor: nightColour.surface2,
  selectors: {
    '&::after': {
      content: 'attr(data-letter)',
      fontSize: 'min(40cqi, 5rem)',
      fontWeight: weight.display,
      lineHeight: lineHeight.label,
    },
  },
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
})
const lit = (light: string) =>
  styled({
    backgroundImage: `radial-gradient(120% 80% at 80% 0, color-mix(in srgb, ${light} 60%, transparent), transparent 75%), linear-gradient(160deg, ${nightColour.surface3}, ${nightColour.canvas})`,
  })
/** The lights of the drawn covers. */
export const art = [
  lit(nightColour.violet),
  lit(nightColour.teal),
  lit(nightColour.waiting),
  lit(nightColour.frost),
  lit(nightColour.stageGlow),
]
export const stars = styled({ inlineSize: 'min(52cqi, 8rem)', flexShrink: 0 })
