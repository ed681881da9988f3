/* Where the number of a part stands: outside of the part, where it hides the least. */

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Place {
  left: number
  top: number
}

/** What a place must avoid; all boxes are in pixels of the canvas. */
export interface Surroundings {
  canvas: { width: number; height: number }
  /** Texts, pictures and fields. */
  content: readonly Box[]
  /** Markers that have a place. */
  markers: readonly Box[]
}

/** Pixels between a marker and its part. */
const GAP = 2

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** Places around a part, the best first: at its start, above, at its end, below, each at several positions along the edge. */
function placesAround({ left, top, right, bottom }: Box, size: number): Place[] {
  const before = { left: left - size - GAP, top: top - size - GAP }
  const after = { left: right + GAP, top: bottom + GAP }
  const rows = [Math.min((top + bottom - size) / 2, top + size), top, bottom - size]
  const columns = [left, left + size + GAP, (left + right - size) / 2, right - size]
  return [
    ...rows.map((row) => ({ left: before.left, top: row })),
    ...columns.map((column) => ({ left: column, top: before.top })),
    ...rows.map((row) => ({ left: after.left, top: row })),
    ...columns.map((column) => ({ left: column, top: after.top })),
  ]
}

/** The place of a marker with sides of `size` pixels for a part. Equal places are taken in their order. */
export function placeMarker(part: Box, size: number, { canvas, content, markers }: Surroundings): Place {
  const boxOf = ({ left, top }: Place): Box => ({ left, top, right: left + size, bottom: top + size })
  const inside: Box = { left: 0, top: 0, right: canvas.width, bottom: canvas.height }
  const hidden = (place: Place): number => {
    const box = boxOf(place)
    const cut = size * size - overlap(box, inside)
    const overMarkers = markers.reduce((sum, other) => sum + overlap(box, other), 0)
    const overContent = content.reduce((sum, other) => sum + overlap(box, other), 0)
    // A marker that is cut off can't be read, and neither can two markers on each other.
    return 100 * cut + 10 * overMarkers + overContent
  }
  const [first, ...others] = placesAround(part, size)
  if (first === undefined) return { left: part.left, top: part.top }
  const best = others.reduce((known, place) => (hidden(place) < hidden(known) ? place : known), first)
  const clamp = (value: number, room: number): number => Math.min(Math.max(0, value), Math.max(0, room - size))
  // A part that is out of view, such as a skip link, has its marker at the edge.
  return { left: clamp(best.left, canvas.width), top: clamp(best.top, canvas.height) }
}
