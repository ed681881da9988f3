import type { Box, Cluster, PictureSize } from '../evidence.ts'

/** A part of a picture and how large it is shown. */
export interface Viewport {
  left: number
  top: number
  width: number
  height: number
  scale: number
}

/** Space around a change, so that it is seen in its place. */
const PADDING = 32
/** The smallest part that is shown: a changed pixel alone says nothing. */
const MIN_SIZE = { width: 280, height: 120 }
const MAX_SCALE = 4
/** From this scale on, pixels are shown as squares. */
export const SHARP_SCALE = 2

/** The box around all clusters; `null` without any. */
export function boxAround(clusters: readonly Cluster[]): Box | null {
  const [first, ...rest] = clusters.map(({ box }) => box)
  if (first === undefined) return null
  return rest.reduce(
    (box, other) => ({
      left: Math.min(box.left, other.left),
      top: Math.min(box.top, other.top),
      right: Math.max(box.right, other.right),
      bottom: Math.max(box.bottom, other.bottom),
    }),
    first,
  )
}

/** A range of at least `least` around `start`–`end`, inside 0–`size`. */
function widen(start: number, end: number, least: number, size: number): [start: number, length: number] {
  const length = Math.min(size, Math.max(least, end - start + 2 * PADDING))
  const centred = Math.round((start + end - length) / 2)
  return [Math.max(0, Math.min(size - length, centred)), length]
}

/** What to show of a picture in a frame: the change with some space around it, or the whole width. */
export function viewportOf(size: PictureSize, box: Box | null, frame: PictureSize): Viewport {
  if (box === null)
    return { left: 0, top: 0, width: size.width, height: size.height, scale: Math.min(1, frame.width / size.width) }
  const [, least] = widen(box.left, box.right + 1, MIN_SIZE.width, size.width)
  const [top, height] = widen(box.top, box.bottom + 1, MIN_SIZE.height, size.height)
  const fitting = Math.min(MAX_SCALE, frame.width / least, frame.height / height)
  // Whole pixels stay equally large; below twice the size the browser smooths them.
  const scale = fitting < SHARP_SCALE ? fitting : Math.floor(fitting)
  // A change that is limited by its height leaves room at its sides for more of its surroundings.
  const [left, width] = widen(box.left, box.right + 1, Math.floor(frame.width / scale), size.width)
  return { left, top, width, height, scale }
}

/** Width of a change per height from which its two pictures are larger above each other than side by side. */
const FLAT = 2

/** Whether a change is so flat that its pictures lie above each other. */
export function isFlat(size: PictureSize, box: Box | null): boolean {
  if (box === null) return size.width > FLAT * size.height
  const [, width] = widen(box.left, box.right + 1, MIN_SIZE.width, size.width)
  const [, height] = widen(box.top, box.bottom + 1, MIN_SIZE.height, size.height)
  return width > FLAT * height
}

/** The largest area in which changes are readable together. */
const READABLE = { width: 720, height: 640 }

/** Whether changes lie so far apart that one after the other has to be shown. */
export function isScattered(clusters: readonly Cluster[]): boolean {
  const box = boxAround(clusters)
  if (box === null || clusters.length < 2) return false
  return box.right - box.left >= READABLE.width || box.bottom - box.top >= READABLE.height
}
