import { media, styled } from '../styles/styled.ts'
import { onPicture } from '../tokens/art.ts'
import { weight } from '../tokens/scale.ts'
import { nightColour } from '../tokens/tokens.css.ts'

export const drawn = styled({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  color: onPicture.text,
  // A picture, so it has the colours of the night in both modes.
  backgroundColor: nightColour.surface2,
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
export const letter = styled({ fontSize: '92px', fontWeight: weight.display })
