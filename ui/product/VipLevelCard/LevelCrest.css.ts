import { media, styled } from '../../styles/styled.ts'
import { art } from '../../tokens/art.ts'
import { radius, size, weight } from '../../tokens/scale.ts'

const { vipLevel } = art
/** The material of each level: a metal up to gold, then a crystal. */
export const materialOf = {
  '&[data-level="1"]': { vars: { '--material': vipLevel[1] } },
  '&[data-level="2"]': { vars: { '--material': vipLevel[2] } },
  '&[data-level="3"]': { vars: { '--material': vipLevel[3] } },
  '&[data-level="4"]': { vars: { '--material': vipLevel[4] } },
  '&[data-level="5"]': { vars: { '--material': vipLevel[5] } },
  '&[data-level="6"]': { vars: { '--material': vipLevel[6] } },
} as const
export const material = 'var(--material)'

export const crest = styled({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '56px',
  blockSize: '56px',
  borderRadius: radius.full,
  // Light from above, as on a coin.
  background: `linear-gradient(160deg, color-mix(in srgb, ${material} 80%, ${art.onPicture.text}), ${material} 55%)`,
  boxShadow: `inset 0 0 0 3px color-mix(in srgb, ${material} 70%, ${vipLevel.figure})`,
  color: vipLevel.figure,
  fontSize: size[24],
  fontWeight: weight.display,
  fontVariantNumeric: 'tabular-nums',
  selectors: materialOf,
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
})
