import type { FramePalette } from '../kit/styles/colours.ts'

/* Colours of the covers: art, so no tokens of the design system. */

/** The sky of a cover, and the light behind its motif. */
export interface Sky {
  upper: string
  middle: string
  lower: string
  light: string
}

/** The skies of covers. A slot has the one of its cover. */
export const SKIES = [
  { upper: '#12296b', middle: '#2a6cb8', lower: '#0d1f4a', light: '#9fe0ff' },
  { upper: '#2a1357', middle: '#6b3fb0', lower: '#1a0f3d', light: '#ffd0f0' },
  { upper: '#3d1026', middle: '#b0413a', lower: '#2a0d20', light: '#ffd79a' },
  { upper: '#07303f', middle: '#159a86', lower: '#06202e', light: '#c9ffe9' },
  { upper: '#35200a', middle: '#b0762a', lower: '#24140a', light: '#fff0b8' },
  { upper: '#0d1440', middle: '#3a4fc4', lower: '#080d2b', light: '#c4d4ff' },
  { upper: '#40103f', middle: '#c24a8a', lower: '#240a2b', light: '#ffd9e6' },
  { upper: '#0c3320', middle: '#3c9a52', lower: '#07211a', light: '#eaffb8' },
] as const satisfies readonly Sky[]

const CHANNELS = [1, 3, 5] as const
const channelsOf = (colour: string): readonly number[] =>
  CHANNELS.map((start) => Number.parseInt(colour.slice(start, start + 2), 16))

/** Mixes a share of `over` into a colour. */
function mix(colour: string, over: string, share: number): string {
  const upper = channelsOf(over)
  const mixed = channelsOf(colour).map((channel, index) => channel + ((upper[index] ?? 0) - channel) * share)
  return `rgb(${mixed.map(Math.round).join(' ')})`
}

const fade = (colour: string, opacity: number): string => `rgb(${channelsOf(colour).join(' ')} / ${opacity})`

/** The colours of the frame below a sky. */
export const paletteOf = ({ middle, lower, light }: Sky): FramePalette => ({
  ink: lower,
  panel: fade(lower, 0.86),
  shade: fade(lower, 0.92),
  line: fade(light, 0.24),
  border: mix(middle, light, 0.5),
  muted: mix(light, '#ffffff', 0.35),
  field: mix(lower, middle, 0.22),
  dialog: mix(lower, middle, 0.1),
  off: mix(lower, middle, 0.45),
})

/** The colours of scene and machine below a sky. */
export function sceneColours({ upper, middle, lower, light }: Sky) {
  const [edge, face] = [mix(lower, middle, 0.18), mix(lower, middle, 0.48)]
  const glow = `radial-gradient(closest-side, ${fade(light, 0.3)}, ${fade(light, 0)}) 50% 0 / 100% 33.34%`
  return {
    upper,
    middle,
    lower,
    light,
    reel: `${glow}, linear-gradient(90deg, ${edge}, ${face} 30%, ${face} 70%, ${edge})`,
    gap: mix(lower, '#000000', 0.35),
    machine: `linear-gradient(${lower}, ${lower}) padding-box, linear-gradient(${light}, ${middle} 40%, ${upper}) border-box`,
    sign: `linear-gradient(${mix(lower, middle, 0.6)}, ${mix(lower, middle, 0.2)})`,
    signBorder: light,
    shadow: `0 16px 40px ${fade(lower, 0.6)}`,
    rowShade: `linear-gradient(${fade(lower, 0.5)}, ${fade(lower, 0.34)} 31%, transparent 34%, transparent 66%, ${fade(lower, 0.34)} 69%, ${fade(lower, 0.5)})`,
    stars: '#ffffff',
  }
}
