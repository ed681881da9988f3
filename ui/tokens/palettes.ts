/** Six digits, or eight with an opacity, so that the contrast can be computed. */
export type Hex = `#${string}`

/** The colours of a theme in one mode, by role. */
export type Palette = {
  canvas: Hex
  glowStart: Hex
  glowEnd: Hex
  /** Light behind the winner of a podium: violet at night, dawn by day; decoration. */
  stageGlow: Hex
  /** Frost of winter mode; decoration, never a text or its background. */
  frost: Hex
  surface1: Hex
  surface2: Hex
  surface3: Hex
  /** Decoration only: too weak to be the border of a control. */
  hairline: Hex
  controlBorder: Hex
  text: Hex
  mutedText: Hex
  accentFill: Hex
  accentFillFrom: Hex
  accentFillTo: Hex
  onAccent: Hex
  accentText: Hex
  positive: Hex
  teal: Hex
  negative: Hex
  /** A pending status: orange, so that gold is never one. */
  waiting: Hex
  violet: Hex
  /** Fill of a selected neutral control, and its text, which is the text on `negative` too. */
  inverse: Hex
  onInverse: Hex
  scrim: Hex
  /** Shadow of floating elements; a light theme needs less. */
  shadow: Hex
}

export const night: Palette = {
  canvas: '#0a0e1f',
  glowStart: '#0d2a33',
  glowEnd: '#221a4d',
  stageGlow: '#6f53cf',
  frost: '#a9dcff',
  surface1: '#121831',
  surface2: '#1a2244',
  surface3: '#232d58',
  hairline: '#2b3668',
  controlBorder: '#6a78b5',
  text: '#f2f4ff',
  mutedText: '#a6b0da',
  accentFill: '#ffc857',
  accentFillFrom: '#ffd67d',
  accentFillTo: '#ffbe3d',
  onAccent: '#221500',
  accentText: '#ffc857',
  positive: '#5ee08f',
  teal: '#46e0c8',
  negative: '#ff7a6b',
  waiting: '#ff9f5a',
  violet: '#9c8cff',
  inverse: '#f2f4ff',
  onInverse: '#0a0e1f',
  scrim: '#050814',
  shadow: '#05081480',
}

export const day: Palette = {
  canvas: '#f5f6fc',
  glowStart: '#e3f4f2',
  glowEnd: '#ebe7fb',
  stageGlow: '#ffdf90',
  frost: '#8fbfec',
  surface1: '#ffffff',
  surface2: '#eceffa',
  surface3: '#dfe4f5',
  hairline: '#d5dbef',
  controlBorder: '#7480ad',
  text: '#141a33',
  mutedText: '#4d5787',
  accentFill: '#ffc857',
  accentFillFrom: '#ffd67d',
  accentFillTo: '#ffbe3d',
  onAccent: '#221500',
  accentText: '#8a5a00',
  positive: '#18713f',
  teal: '#00705f',
  negative: '#b3261e',
  waiting: '#9a4a00',
  violet: '#5a46d6',
  inverse: '#141a33',
  onInverse: '#ffffff',
  scrim: '#141a33',
  shadow: '#1d255233',
}

const surfaces = ['canvas', 'glowStart', 'glowEnd', 'surface1', 'surface2', 'surface3'] as const
const texts = ['text', 'mutedText', 'accentText', 'positive', 'teal', 'negative', 'waiting', 'violet'] as const

/** Text and background pairs with their minimum contrast; used by the test and the docs. */
export const contrastPairs: readonly { text: keyof Palette; background: keyof Palette; minContrast: number }[] = [
  ...surfaces.slice(0, 5).flatMap((background) => texts.map((text) => ({ text, background, minContrast: 4.5 }))),
  { text: 'text', background: 'surface3', minContrast: 4.5 },
  { text: 'mutedText', background: 'surface3', minContrast: 4.5 },
  { text: 'waiting', background: 'surface3', minContrast: 4.5 },
  { text: 'onAccent', background: 'accentFill', minContrast: 4.5 },
  { text: 'onAccent', background: 'accentFillFrom', minContrast: 4.5 },
  { text: 'onAccent', background: 'accentFillTo', minContrast: 4.5 },
  { text: 'onInverse', background: 'inverse', minContrast: 4.5 },
  { text: 'onInverse', background: 'negative', minContrast: 4.5 },
  ...surfaces
    .slice(0, 5)
    .flatMap((background) =>
      (['controlBorder', 'inverse'] as const).map((text) => ({ text, background, minContrast: 3 })),
    ),
]

const channel = (value: number): number => (value <= 0.039_28 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    channel(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG contrast of two hexadecimal colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}
