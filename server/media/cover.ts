import { SKIES } from '#games/skins/colours.ts'
import { hash32, seeded, type Random } from '#server/seed/random.ts'
import * as creatures from './drawings/creatures.ts'
import * as places from './drawings/places.ts'
import * as table from './drawings/table.ts'
import * as treasure from './drawings/treasure.ts'
import { createSvgTools, type SvgTools } from './svg-tools.ts'
import type { Motif } from './motifs.ts'

const drawings: Readonly<Record<Motif, (svg: SvgTools) => string>> = { ...creatures, ...places, ...table, ...treasure }

const randomOf = (name: string, motif: string): Random => seeded(hash32(motif), name)

/** The number of a cover's sky in `SKIES`, whose colours its game has, too. */
export const skyOf = (name: string, motif: string): number => SKIES.indexOf(randomOf(name, motif).pick(SKIES))

interface Frame {
  width: number
  height: number
  /** Position and scale of the motif. */
  motif: readonly [x: number, y: number, scale: number]
}

function sparkle(random: Random, { width, height }: Frame, count: number): string {
  return Array.from({ length: count }, () => {
    const radius = (0.6 + random.next() * 1.5).toFixed(1)
    return `<circle cx="${random.int(width)}" cy="${random.int(Math.round(height * 0.7))}" r="${radius}" fill="#fff" opacity="${(0.35 + random.next() * 0.6).toFixed(2)}"/>`
  }).join('')
}

/** Hills in the background. */
function horizon(random: Random, { width, height }: Frame, colour: string): string {
  const ridge = (base: number, swing: number, opacity: number) => {
    const steps = 6
    const points = Array.from(
      { length: steps + 1 },
      (_, index) => `${Math.round((index * width) / steps)} ${Math.round(base - random.next() * swing)}`,
    )
    return `<path d="M0 ${height}L${points.join('L')}L${width} ${height}Z" fill="${colour}" opacity="${opacity}" stroke="${colour}" stroke-linejoin="round" stroke-width="14"/>`
  }
  return ridge(height * 0.86, height * 0.14, 0.45) + ridge(height * 0.95, height * 0.09, 0.8)
}

function picture(name: string, motif: Motif, frame: Frame): string {
  const random = randomOf(name, motif)
  const svg = createSvgTools(random)
  const { upper, middle, lower, light } = random.pick(SKIES)
  const [x, y, scale] = frame.motif
  const rotation = random.int(9) - 4
  const sky = svg.linear([[upper], [middle], [lower]])
  const glow = svg.radial([
    [light, 0.75],
    [light, 0],
  ])
  const body =
    `<rect width="${frame.width}" height="${frame.height}" fill="${sky}"/>` +
    sparkle(random, frame, Math.round((frame.width * frame.height) / 5000)) +
    horizon(random, frame, lower) +
    `<circle cx="${x}" cy="${y}" r="${150 * scale}" fill="${glow}"/>` +
    `<g transform="translate(${x} ${y}) rotate(${rotation}) scale(${scale})">${drawings[motif](svg)}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}" width="${frame.width}" height="${frame.height}"><defs>${svg.defs()}</defs>${body}</svg>`
}

/** A game's tile, 3 : 3.7. */
export const coverSvg = (slug: string, motif: Motif): string =>
  picture(slug, motif, { width: 300, height: 370, motif: [150, 164, 1.02] })

/** A game's small square picture. */
export const logoSvg = (slug: string, motif: Motif): string =>
  picture(slug, motif, { width: 160, height: 160, motif: [80, 82, 0.62] })

/** A wide scene for slides and tournaments; the motif is on the right, leaving room for text. */
export const sceneSvg = (name: string, motif: Motif): string =>
  picture(name, motif, { width: 960, height: 400, motif: [715, 200, 1.5] })

const FILL_STYLES = 'html,body{block-size:100%;margin:0}svg{display:block;inline-size:100%;block-size:100%}'

/** A scene as an HTML document that fills its frame. Decorative: the text is on the slide. */
export function sceneDocument(name: string, motif: Motif): string {
  const svg = sceneSvg(name, motif).replace('<svg ', '<svg aria-hidden="true" preserveAspectRatio="xMidYMid slice" ')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>A scene</title><style>${FILL_STYLES}</style>${svg}</html>`
}
