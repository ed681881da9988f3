import { media, styled } from '../styles/styled.ts'
import { art } from '../tokens/art.ts'
import { archRadius } from './arch-shape.ts'

const { poster } = art
const materialOf = (level: 1 | 2 | 3 | 4 | 5 | 6, ink: string = poster.text) => ({
  [`&[data-level="${level}"]`]: {
    vars: {
      '--light': poster[level].light,
      '--main': poster[level].main,
      '--dark': poster[level].dark,
      '--face': poster[level].face,
      '--face-end': poster[level].faceEnd,
      '--glow': poster[level].glow,
      '--ink': ink,
    },
  },
})
/** Sets the colours of `material` by `data-level`: slate, copper, silver, jade, amethyst, starlight. */
export const materials = {
  ...materialOf(1),
  ...materialOf(2),
  ...materialOf(3, poster.ink),
  ...materialOf(4),
  ...materialOf(5),
  ...materialOf(6, poster.ink),
}
export const material = {
  light: 'var(--light)',
  main: 'var(--main)',
  dark: 'var(--dark)',
  face: 'var(--face)',
  faceEnd: 'var(--face-end)',
  glow: 'var(--glow)',
  ink: 'var(--ink)',
} as const

/** Thickness of the frame; a part that shows the arch sets it. */
const frame = 'var(--frame, 3px)'
/** A part that shows a window instead of the arch sets it to 0. */
const depth = `var(--depth, ${frame})`

/** Lit from the start. */
export const frameGround = `linear-gradient(105deg, ${material.light}, ${material.main} 40%, ${material.dark} 90%)`

export const arch = styled({
  display: 'grid',
  padding: `${frame} ${frame} 0`,
  borderRadius: archRadius,
  background: frameGround,
  selectors: materials,
  // There the frame has no ground of its own.
  '@media': { [media.forcedColours]: { border: '2px solid CanvasText', borderBlockEnd: 0 } },
})
/** The size beside the name of a level. */
export const badge = styled({ flexShrink: 0, inlineSize: '54px', blockSize: '60px', vars: { '--frame': '4px' } })
/** The night behind the frame, with the depth of the wall at its right and some far stars. */
export const opening = styled({
  position: 'relative',
  display: 'grid',
  alignItems: 'var(--stars-align, start)',
  overflow: 'hidden',
  borderRadius: 'inherit',
  color: poster.text,
  boxShadow: `inset calc(-1 * ${depth}) 0 0 color-mix(in srgb, ${material.dark} 55%, ${poster.window}), inset 1px 1px 0 ${poster.window}`,
  background: [
    `radial-gradient(circle at 24% 74%, ${poster.text} 0.6px, transparent 1.4px)`,
    `radial-gradient(circle at 67% 62%, ${poster.text} 0.6px, transparent 1.4px)`,
    `radial-gradient(circle at 45% 88%, ${poster.text} 0.5px, transparent 1.2px)`,
    `radial-gradient(circle at 52% 12%, ${poster.text} 0.5px, transparent 1.2px)`,
    `linear-gradient(${poster.window} 22%, color-mix(in srgb, ${material.glow} 45%, ${poster.window}) 62%, ${material.glow})`,
  ].join(', '),
  selectors: {
    '[data-level="6"] > &': {
      background: `radial-gradient(90% 60% at 50% 38%, ${poster[5].glow}, transparent), linear-gradient(${poster.window} 10%, ${material.glow} 70%, ${material.main})`,
    },
  },
})
export const stars = styled({
  inlineSize: '80%',
  blockSize: 'auto',
  marginBlockStart: 'var(--stars-top, 24%)',
  marginInlineStart: '5%',
  overflow: 'visible',
})
