import { keyframes } from '@vanilla-extract/css'
import { material, materials } from '../../private/tier-arch.css.ts'
import { media, styled, styledWithin } from '../../styles/styled.ts'
import { family, letterSpacing, lineHeight, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const message = styled({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  overflow: 'hidden',
  padding: space[4],
  border: `1px solid ${material.main}`,
  borderRadius: radius.large,
  background: `radial-gradient(120% 140% at 0 100%, color-mix(in srgb, ${material.main} 30%, ${colour.surface2}), ${colour.surface2} 70%)`,
  color: colour.text,
  selectors: materials,
  '@media': { [media.zoomed]: { padding: space[2] } },
})
export const arch = styled({ flexShrink: 0, inlineSize: '72px', blockSize: '80px', vars: { '--frame': '5px' } })

const light = keyframes({ from: { opacity: 0, scale: '0.2' }, '60%': { scale: '1.5' }, to: { opacity: 1, scale: '1' } })
// The star of the new level is lit.
styledWithin(`${arch} svg > g:last-of-type > *`, {
  transformBox: 'fill-box',
  transformOrigin: 'center',
  '@media': { [media.motion]: { animation: `${light} 900ms 300ms ease-out backwards` } },
})
styledWithin(`[data-reduced-motion] ${arch} svg > g:last-of-type > *`, { animation: 'none' })

export const text = styled({ flex: '1 1 9rem', display: 'grid', gap: space[1], minInlineSize: 0 })
export const title = styled({
  // Beside the button that closes it.
  paddingInlineEnd: space[8],
  fontFamily: family.heading,
  fontSize: size[19],
  fontWeight: weight.heading,
  letterSpacing: letterSpacing.heading,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
})
export const note = styled({ fontSize: size[13], lineHeight: lineHeight.note, color: colour.mutedText })
export const close = styled({ position: 'absolute', insetBlockStart: space[1], insetInlineEnd: space[1] })
