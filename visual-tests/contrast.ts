import { contrast } from '#ui/tokens/palettes.ts'
import type { Box } from './evidence.ts'
import type { Picture } from './picture.ts'

type Colour = readonly [red: number, green: number, blue: number]

/** Two colours of a text as they are seen. */
interface SeenText {
  background: Colour
  /** The pixel that differs most from the background. */
  strongest: Colour
}

const distance = (one: Colour, other: Colour): number =>
  one.reduce((sum, channel, index) => sum + Math.abs(channel - (other[index] ?? 0)), 0)

/** The colours in a box of a picture: the most frequent one, and the one that differs most from it. */
function seenIn({ width, height, rgba }: Picture, { left, top, right, bottom }: Box): SeenText | null {
  const counts = new Map<number, number>()
  for (let y = Math.max(0, top); y <= Math.min(height - 1, bottom); y += 1)
    for (let x = Math.max(0, left); x <= Math.min(width - 1, right); x += 1) {
      const colour = rgba.readUIntBE((y * width + x) * 4, 3)
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  if (most === undefined) return null
  const channels = (colour: number): Colour => [colour >> 16, (colour >> 8) & 255, colour & 255]
  const background = channels(most[0])
  let strongest = background
  for (const colour of counts.keys())
    if (distance(channels(colour), background) > distance(strongest, background)) strongest = channels(colour)
  return { background, strongest }
}

const hex = (colour: Colour): string =>
  `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** The colour of a letter whose strongest pixel is covered by it to `coverage`. */
const uncovered = ({ background, strongest }: SeenText, coverage: number): Colour => {
  const channel = (index: 0 | 1 | 2): number =>
    Math.min(255, Math.max(0, background[index] + (strongest[index] - background[index]) / coverage))
  return [channel(0), channel(1), channel(2)]
}

/** A text in a picture. */
export interface SeenBox {
  box: Box
  /** How many rows lower the text is in the approved picture. */
  shift: number
  /** The computed colour in the new page, unless transparency makes it differ from what is seen. */
  colour: Colour | null
}

/**
 * WCAG contrast of a text before and after. A thin letter may cover no pixel in full, so the computed colour of the new page
 * says how far the strongest pixel is covered, in both pictures. `null` if the box has a single colour.
 */
export function contrastOf(
  approved: Picture,
  taken: Picture,
  { box, shift, colour }: SeenBox,
): { before: number; after: number } | null {
  const after = seenIn(taken, box)
  const before = seenIn(approved, { ...box, top: box.top + shift, bottom: box.bottom + shift })
  if (after === null || before === null) return null
  const seen = distance(after.strongest, after.background)
  if (seen === 0) return null
  const coverage = colour === null ? 1 : Math.min(1, seen / Math.max(1, distance(colour, after.background)))
  const ratioOf = (text: SeenText): number => contrast(hex(uncovered(text, coverage)), hex(text.background))
  return { before: ratioOf(before), after: ratioOf(after) }
}
