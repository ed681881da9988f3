import type { Random } from '#server/seed/random.ts'

type Stop = readonly [colour: string, opacity?: number]

/** Drawing tools of one image: deduplicated gradients and a random generator. */
export interface SvgTools {
  random: Random
  /** Linear gradient from top to bottom, or rotated by `angle` degrees. Returns the `fill` value. */
  linear(stops: readonly Stop[], angle?: number): string
  radial(stops: readonly Stop[]): string
  /** The used gradients, for `<defs>`. */
  defs(): string
}

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(([colour, opacity], index) => {
      const offset = Math.round((index / Math.max(1, stops.length - 1)) * 100)
      return `<stop offset="${offset}%" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`
    })
    .join('')

/** Creates the svg of one image. */
export function createSvgTools(random: Random): SvgTools {
  const gradients = new Map<string, string>()
  const addGradient = (body: (id: string) => string): string => {
    const key = body('')
    const id = gradients.has(key) ? (gradients.get(key) ?? '') : `g${gradients.size}`
    if (!gradients.has(key)) {
      gradients.set(key, id)
      definitions.push(body(id))
    }
    return `url(#${id})`
  }
  const definitions: string[] = []
  return {
    random,
    linear: (stops, angle = 0) =>
      addGradient(
        (id) =>
          `<linearGradient id="${id}" x2="0" y2="1"${angle === 0 ? '' : ` gradientTransform="rotate(${angle} .5 .5)"`}>${stopsOf(stops)}</linearGradient>`,
      ),
    radial: (stops) => addGradient((id) => `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`),
    defs: () => definitions.join(''),
  }
}

/** A point on a circle, in degrees clockwise from the top. */
export function onCircle(cx: number, cy: number, radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`
}

/** The points of a star polygon. */
export function starPoints(cx: number, cy: number, outer: number, inner: number, points = 5, rotation = 0): string {
  return Array.from({ length: points * 2 }, (_, index) =>
    onCircle(cx, cy, index % 2 === 0 ? outer : inner, rotation + (index * 180) / points),
  ).join(' ')
}

/** Repeats a drawing at several positions: `[x, y, scale, rotation]`, around its own origin. */
export function placed(drawing: string, positions: readonly (readonly [number, number, number, number?])[]): string {
  return positions
    .map(
      ([x, y, scale, rotation = 0]) =>
        `<g transform="translate(${x} ${y}) rotate(${rotation}) scale(${scale})">${drawing}</g>`,
    )
    .join('')
}
