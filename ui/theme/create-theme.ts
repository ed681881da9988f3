import type { Brand } from '../provider/brand.ts'
import { artColours, type ArtColours } from '../tokens/art-colours.ts'
import { day, night, type Palette } from '../tokens/palettes.ts'
import { densities, type Density, type ScaleValues } from '../tokens/values.ts'
import { declarations, type ValueTree } from '../tokens/variables.ts'

/** A tree of which any part can be left out. */
type Partially<Tree> = {
  readonly [Name in keyof Tree]?: Tree[Name] extends object ? Partially<Tree[Name]> : Tree[Name]
}

/** What differs from Cassiopeia. */
export interface ThemeOptions {
  /** Colours of the two modes, and of pictures and decoration, which are the same in both. */
  palette?:
    | {
        night?: Partial<Palette> | undefined
        day?: Partial<Palette> | undefined
        art?: Partially<ArtColours> | undefined
      }
    | undefined
  radius?: Partial<ScaleValues['radius']> | undefined
  space?: Partial<ScaleValues['space']> | undefined
  font?:
    | {
        family?: Partial<ScaleValues['family']> | undefined
        /** By the size in pixels that a step has in Cassiopeia. */
        size?: Partial<ScaleValues['size']> | undefined
        lineHeight?: Partial<ScaleValues['lineHeight']> | undefined
        weight?: Partial<ScaleValues['weight']> | undefined
        letterSpacing?: Partial<ScaleValues['letterSpacing']> | undefined
      }
    | undefined
  /** Heights of controls. */
  density?: Density | undefined
  motion?: Partial<ScaleValues['motion']> | undefined
  elevation?: Partial<ScaleValues['elevation']> | undefined
  opacity?: Partial<ScaleValues['opacity']> | undefined
  brand?: Brand | undefined
}

export interface Theme {
  /** For the `html` element; for a part of a page use `ThemeScope`. */
  className: string
  /** One rule of CSS variables for the class. It must be on the page: as a file, or by `ThemeStyle`. */
  css: string
  /** For `UiProvider`. */
  brand: Brand
  /** All colours of the theme, as `checkTheme` reads them. */
  colours: { night: Palette; day: Palette; art: ArtColours }
}

function merge<Tree extends object>(base: Tree, changes: Partially<Tree>): Tree
function merge(base: Record<string, unknown>, changes: Record<string, unknown>): object {
  return Object.fromEntries(
    Object.entries(base).map(([name, value]) => {
      const change = changes[name]
      if (change === undefined) return [name, value]
      return [name, isTree(value) && isTree(change) ? merge(value, change) : change]
    }),
  )
}
const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** FNV-1a in base 36: the same theme has the same class on the server and in the browser. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (value >>> 0).toString(36)
}

/** Makes a theme from what differs from Cassiopeia. Runs anywhere: it needs no build step and no DOM. */
export function createTheme({ palette = {}, font = {}, density, brand = {}, ...scale }: ThemeOptions): Theme {
  const groups: Record<string, ValueTree | undefined> = {
    ...palette,
    ...font,
    ...scale,
    ...(density === undefined ? {} : { control: densities[density] }),
  }
  const rules = Object.entries(groups)
    .flatMap(([group, values]) => Object.entries(declarations(group, values ?? {})))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  const className = `cass-theme-${hash(rules)}`
  return {
    className,
    css: `.${className}{${rules}}`,
    brand,
    colours: {
      night: merge(night, palette.night ?? {}),
      day: merge(day, palette.day ?? {}),
      art: merge<ArtColours>(artColours, palette.art ?? {}),
    },
  }
}
