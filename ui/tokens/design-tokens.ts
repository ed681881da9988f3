import { artColours } from './art-colours.ts'
import { day, night } from './palettes.ts'
import { scaleValues, type Bezier, type Milliseconds, type Pixels, type Rems, type ShadowShape } from './values.ts'

/*
 * The tokens in the format of the Design Tokens Community Group, version 2025.10 (https://www.designtokens.org/TR/2025.10/),
 * for Figma, Style Dictionary and other tools.
 */

interface Dimension {
  value: number
  unit: 'px' | 'rem'
}
interface ColourValue {
  colorSpace: 'srgb'
  components: readonly number[]
  alpha: number
  hex: string
}
type Value =
  | string
  | number
  | readonly (string | number)[]
  | Dimension
  | { value: number; unit: 'ms' }
  | ColourValue
  | Readonly<Record<'color' | 'offsetX' | 'offsetY' | 'blur' | 'spread', string | Dimension>>
  | Readonly<Record<'fontFamily' | 'fontSize' | 'fontWeight' | 'lineHeight' | 'letterSpacing', string | Dimension>>

export interface DesignToken {
  readonly $type: string
  readonly $value: Value
}
/** Tokens and groups by name. */
export interface DesignTokenGroup {
  readonly $description?: string
  readonly [name: string]: DesignToken | DesignTokenGroup | string | undefined
}

interface Tree<Leaf> {
  readonly [name: string]: Leaf | Tree<Leaf>
}

/** Makes a token of each value of a tree. */
function tokensOf<Leaf extends string | number>(
  $type: string,
  values: Tree<Leaf>,
  valueOf: (value: Leaf) => Value,
): DesignTokenGroup {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? tokensOf($type, value, valueOf) : { $type, $value: valueOf(value) },
    ]),
  )
}

/** `#rrggbb`, `#rrggbbaa`, `rgb(r g b / a)` or `transparent`. */
function colourValue(colour: string): ColourValue {
  const [, red = 0, green = 0, blue = 0, alpha = 1] =
    /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/u.exec(colour)?.map(Number) ??
    (colour === 'transparent' ? [0, 0, 0, 0, 0] : [0, ...hexChannels(colour)])
  const hex = [red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map((channel) => rounded(channel / 255)),
    alpha,
    hex: `#${hex}`,
  }
}
function hexChannels(colour: string): number[] {
  const [red = 0, green = 0, blue = 0, alpha = 255] = (colour.match(/[\da-f]{2}/giu) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  )
  return [red, green, blue, rounded(alpha / 255)]
}
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

const dimension = (length: Pixels | Rems): Dimension => ({
  value: Number(length.replace(/[a-z]+$/u, '')),
  unit: length.endsWith('rem') ? 'rem' : 'px',
})
const duration = (time: Milliseconds) => ({ value: Number(time.replace('ms', '')), unit: 'ms' as const })
const bezier = (easing: Bezier): number[] => (easing.match(/[\d.]+/gu) ?? []).map(Number)
const families = (list: string): string[] => list.split(', ').map((name) => name.replaceAll('"', ''))

function shadow(shape: ShadowShape, mode: 'night' | 'day'): Value {
  const [offsetX = 0, offsetY = 0, blur = 0] = shape.split(' ').map((length) => Number(length.replace('px', '')))
  const px = (value: number): Dimension => ({ value, unit: 'px' })
  return { color: `{colour.${mode}.shadow}`, offsetX: px(offsetX), offsetY: px(offsetY), blur: px(blur), spread: px(0) }
}

/** A text style, from the names of its tokens. */
function textStyle(
  family: keyof typeof scaleValues.family,
  size: keyof typeof scaleValues.size,
  weight: keyof typeof scaleValues.weight,
  lineHeight: keyof typeof scaleValues.lineHeight,
  spacing?: keyof typeof scaleValues.letterSpacing,
): DesignToken {
  const ems = spacing === undefined ? 0 : Number(scaleValues.letterSpacing[spacing].replace('em', ''))
  return {
    $type: 'typography',
    $value: {
      fontFamily: `{family.${family}}`,
      fontSize: `{size.${size}}`,
      fontWeight: `{weight.${weight}}`,
      lineHeight: `{lineHeight.${lineHeight}}`,
      // The format has no `em`: the spacing of this size.
      letterSpacing: { value: rounded(ems * dimension(scaleValues.size[size]).value), unit: 'rem' },
    },
  }
}

/** All tokens of Cassiopeia as the contents of `cassiopeia.tokens.json`. */
export function designTokens(): DesignTokenGroup {
  const { elevation, motion } = scaleValues
  return {
    $description: 'Design tokens of Cassiopeia, Design Tokens Format 2025.10. Modes are groups: night and day.',
    colour: {
      night: tokensOf('color', { ...night }, colourValue),
      day: tokensOf('color', { ...day }, colourValue),
      art: {
        $description: 'Pictures and decoration, the same in both modes.',
        ...tokensOf('color', artColours, colourValue),
      },
    },
    space: tokensOf('dimension', scaleValues.space, dimension),
    radius: tokensOf('dimension', scaleValues.radius, dimension),
    control: { $description: 'Heights of controls.', ...tokensOf('dimension', scaleValues.control, dimension) },
    family: tokensOf('fontFamily', scaleValues.family, families),
    size: tokensOf('dimension', scaleValues.size, dimension),
    weight: tokensOf('fontWeight', scaleValues.weight, (value: number) => value),
    lineHeight: tokensOf('number', scaleValues.lineHeight, (value: number) => value),
    letterSpacing: {
      $description: 'As a part of the font size.',
      ...tokensOf('number', scaleValues.letterSpacing, (value) => Number(value.replace('em', ''))),
    },
    typography: {
      note: textStyle('body', 13, 'body', 'body'),
      body: textStyle('body', 15, 'body', 'body'),
      heading: textStyle('heading', 24, 'heading', 'heading', 'heading'),
      title: textStyle('heading', 32, 'heading', 'heading', 'heading'),
      display: textStyle('heading', 46, 'display', 'display', 'display'),
    },
    opacity: tokensOf('number', scaleValues.opacity, (value: number) => value),
    elevation: {
      night: tokensOf('shadow', elevation, (shape) => shadow(shape, 'night')),
      day: tokensOf('shadow', elevation, (shape) => shadow(shape, 'day')),
    },
    motion: {
      quick: { $type: 'duration', $value: duration(motion.quick) },
      slow: { $type: 'duration', $value: duration(motion.slow) },
      ease: { $type: 'cubicBezier', $value: bezier(motion.ease) },
    },
  }
}
