import { artColours } from '#ui/tokens/art-colours.ts'
import { day, night } from '#ui/tokens/palettes.ts'
import { declarations } from '#ui/tokens/variables.ts'

/*
 * Which token a computed colour comes from. Roles can have equal values, so the value alone doesn't tell: for the time of one
 * reading each token gets a colour that no other one has.
 */

/** The CSS variables of all colours. */
const variables = Object.keys({
  ...declarations('colour', night),
  ...declarations('night', night),
  ...declarations('day', day),
  ...declarations('art', artColours),
})

/** A colour of its own for each index. Cubes, so that a mix of two of them is no third one. */
const markOf = (index: number): number => ((index + 7) ** 3 * 7919) % 0xffffff

/** The name of a token as the tables of Foundations spell it: `canvas`, `night.text`, `art.badge.new.fill`. */
const nameOf = (variable: string): string => variable.replace(/^--cass-(?:colour-)?/u, '').replaceAll('-', '.')

const namesByMark: ReadonlyMap<number, string> = new Map(
  variables.map((variable, index) => [markOf(index), nameOf(variable)]),
)

const toHex = (value: number): string => value.toString(16).padStart(6, '0')

const rules = variables.map((variable, index) => `${variable}: #${toHex(markOf(index))} !important`).join(';')
/** Without transitions, which would start from a mark. */
const STILL = '*, *::before, *::after { transition: none !important }'

/** Calls `read` while each token has its own mark as its value. Nothing is painted meanwhile. */
export function withMarkedTokens<Result>(document: Document, read: () => Result): Result {
  const view = document.defaultView
  if (view === null) return read()
  const [still, marks] = [new view.CSSStyleSheet(), new view.CSSStyleSheet()]
  still.replaceSync(STILL)
  marks.replaceSync(`* { ${rules} }`)
  const remove = (sheet: CSSStyleSheet): void => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    // All elements have their style again before transitions are back.
    document.documentElement.getBoundingClientRect()
  }
  document.adoptedStyleSheets.push(still, marks)
  try {
    return read()
  } finally {
    remove(marks)
    remove(still)
  }
}

/** A computed colour, such as `rgba(10, 14, 31, 0.5)` or `color(srgb 0.1 0.2 0.3 / 0.5)`. */
export const COLOUR = /rgba?\([^)]*\)|color\(srgb [^)]*\)/gu

function parse(colour: string): { rgb: number; opacity: number } | null {
  const numbers = (colour.match(/[\d.]+(?:e-?\d+)?/gu) ?? []).map(Number)
  const [red, green, blue, opacity = 1] = numbers
  if (red === undefined || green === undefined || blue === undefined) return null
  const scale = colour.startsWith('color(') ? 255 : 1
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => Math.round(channel * scale))
  return { rgb: r * 0x10000 + g * 0x100 + b, opacity }
}

export interface NamedColour {
  /** The token's name or a hexadecimal value, with an opacity below 100 %. */
  text: string
  /** The token; `null` for a colour of none. */
  token: string | null
}

/**
 * The name of a colour; `null` if it is transparent.
 * @param marked the computed colour while the tokens are marked
 * @param actual the computed colour, of which the value is taken if it comes from no token
 */
export function nameColour(marked: string, actual: string): NamedColour | null {
  const mark = parse(marked)
  const value = parse(actual)
  if (mark === null || value === null || mark.opacity === 0) return null
  const token = namesByMark.get(mark.rgb) ?? null
  const opacity = token === null ? value.opacity : mark.opacity
  const suffix = opacity === 1 ? '' : ` ${Math.round(opacity * 100)} %`
  return { text: `${token ?? `#${toHex(value.rgb)}`}${suffix}`, token }
}

/** The computed colour of a token while the tokens are marked; for tests. */
export function markOfToken(name: string): string {
  const [mark = 0] = [...namesByMark].find(([, other]) => other === name) ?? []
  return `rgb(${mark >> 16}, ${(mark >> 8) & 255}, ${mark & 255})`
}
