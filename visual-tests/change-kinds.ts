import type { Box, Cluster } from './evidence.ts'
import type { Picture } from './picture.ts'

/** The longest move that is recognised, in pixels along one axis. */
const LONGEST_MOVE = 32
/** Share of pixels that may differ after a move: what the content has moved over. */
const MOVE_TOLERANCE = 0.01
/** Difference of two softened edges that are rounded in another way, summed over the channels. */
const ROUNDING = 6

type Place = Pick<Cluster, 'box' | 'approvedTop'>

const pixelAt = ({ width, rgba }: Picture, x: number, y: number): number => rgba.readUInt32BE((y * width + x) * 4)

/** The part of a box that lies in both pictures. */
function clip({ left, top, right, bottom }: Box, approved: Picture, taken: Picture, shift: number): Box {
  return {
    left: Math.max(0, left),
    top: Math.max(0, top, -shift),
    right: Math.min(right, approved.width - 1, taken.width - 1),
    bottom: Math.min(bottom, taken.height - 1, approved.height - 1 - shift),
  }
}

function isMovedBy(approved: Picture, taken: Picture, box: Box, shift: number, x: number, y: number): boolean {
  const [width, height] = [box.right - box.left + 1 - Math.abs(x), box.bottom - box.top + 1 - Math.abs(y)]
  let allowed = Math.floor(width * height * MOVE_TOLERANCE)
  for (let row = box.top + Math.max(0, y); row <= box.bottom + Math.min(0, y); row += 1)
    for (let column = box.left + Math.max(0, x); column <= box.right + Math.min(0, x); column += 1)
      if (pixelAt(taken, column, row) !== pixelAt(approved, column - x, row - y + shift)) {
        allowed -= 1
        if (allowed < 0) return false
      }
  return true
}

/** How far the content of a box has moved along one axis; `null` if it has not only moved. */
export function findMove(
  approved: Picture,
  taken: Picture,
  { box, approvedTop }: Place,
): { x: number; y: number } | null {
  const shift = approvedTop - box.top
  const inside = clip(box, approved, taken, shift)
  const [width, height] = [inside.right - inside.left + 1, inside.bottom - inside.top + 1]
  for (let step = 1; step <= LONGEST_MOVE; step += 1)
    for (const [x, y] of [
      [step, 0],
      [-step, 0],
      [0, step],
      [0, -step],
    ] as const) {
      // A move by most of the box would compare a few pixels of the ground.
      const isInside = Math.abs(x) * 2 <= width && Math.abs(y) * 2 <= height
      if (isInside && isMovedBy(approved, taken, inside, shift, x, y)) return { x, y }
    }
  return null
}

const channels = (pixel: number): number[] => [24, 16, 8, 0].map((bits) => (pixel >>> bits) & 255)
const isClose = (one: number, other: number): boolean => {
  const others = channels(other)
  return channels(one).reduce((sum, channel, index) => sum + Math.abs(channel - (others[index] ?? 0)), 0) <= ROUNDING
}

/** Colours of the pixels around a box. */
function coloursAround({ left, top, right, bottom }: Box, picture: Picture): Set<number> {
  const colours = new Set<number>()
  const add = (x: number, y: number) => {
    if (x >= 0 && y >= 0 && x < picture.width && y < picture.height) colours.add(pixelAt(picture, x, y))
  }
  for (let x = left - 1; x <= right + 1; x += 1) [top - 1, bottom + 1].forEach((y) => add(x, y))
  for (let y = top; y <= bottom; y += 1) [left - 1, right + 1].forEach((x) => add(x, y))
  return colours
}

/**
 * Whether a box has the same shapes in other colours: each colour became one other, and neither the old nor the new one is
 * that of the ground, which would be a shape that appeared or vanished.
 */
export function isRecoloured(
  approved: Picture,
  taken: Picture,
  { box, approvedTop }: Place,
  pair: readonly [number, number],
): boolean {
  const shift = approvedTop - box.top
  const inside = clip(box, approved, taken, shift)
  const around = coloursAround({ ...box, top: box.top + shift, bottom: box.bottom + shift }, approved)
  if (pair.some((colour) => around.has(colour))) return false
  const became = new Map<number, number>()
  for (let y = inside.top; y <= inside.bottom; y += 1)
    for (let x = inside.left; x <= inside.right; x += 1) {
      const [before, after] = [pixelAt(approved, x, y + shift), pixelAt(taken, x, y)]
      const known = became.get(before)
      if (known === undefined) became.set(before, after)
      else if (known !== after && !isClose(known, after)) return false
    }
  return true
}
