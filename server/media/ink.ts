import type { Random } from '#server/seed/random.ts'

type Stop = readonly [colour: string, opacity?: number]

/** What a drawing paints with: gradients that are written once, and numbers of its own game. */
export interface Ink {
  random: Random
  /** From top to bottom, or along `angle` in degrees. Returns the `fill` value. */
  linear(stops: readonly Stop[], angle?: number): string
  radial(stops: readonly Stop[]): string
  /** The gradients that were asked for, for `<defs>`. */
  defs(): string
}

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(([colour, opacity], at) => {
      const offset = Math.round((at / Math.max(1, stops.length - 1)) * 100)
      return `<stop offset="${offset}%" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`
    })
    .join('')

/** Fresh ink for one picture. */
export function createInk(random: Random): Ink {
  const gradients = new Map<string, string>()
  const keep = (body: (id: string) => string): string => {
    const key = body('')
    const id = gradients.has(key) ? (gradients.get(key) ?? '') : `g${gradients.size}`
    if (!gradients.has(key)) {
      gradients.set(key, id)
      written.push(body(id))
    }
    return `url(#${id})`
  }
  const written: string[] = []
  return {
    random,
    linear: (stops, angle = 0) =>
      keep(
        (id) =>
          `<linearGradient id="${id}" x2="0" y2="1"${angle === 0 ? '' : ` gradientTransform="rotate(${angle} .5 .5)"`}>${stopsOf(stops)}</linearGradient>`,
      ),
    radial: (stops) => keep((id) => `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`),
    defs: () => written.join(''),
  }
}

/** A point on a circle: degrees from the top, clockwise. */
export function onCircle(cx: number, cy: number, radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`
}

/** A star polygon's points. */
export function starPoints(cx: number, cy: number, outer: number, inner: number, points = 5, turn = 0): string {
  return Array.from({ length: points * 2 }, (_, at) =>
    onCircle(cx, cy, at % 2 === 0 ? outer : inner, turn + (at * 180) / points),
  ).join(' ')
}

/** The same drawing at several places: `[x, y, scale, turn]`, around the drawing's own zero. */
export function placed(drawing: string, places: readonly (readonly [number, number, number, number?])[]): string {
  return places
    .map(
      ([x, y, scale, turn = 0]) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawing}</g>`,
    )
    .join('')
}
