/** An area of the viewport, in pixels. */
export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

/** Distance in pixels from the top of the viewport and from the areas above. */
const GAP = 8

function overlap(a: Area, b: Area): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}

/**
 * The top of a box that covers none of `areas`: its own place, the top of the viewport, or right below one of the areas.
 * Never lower than its own place, which is above the bars of a phone. If it covers something everywhere, where it covers
 * the least.
 */
export function clearTop(box: Area, areas: readonly Area[]): number {
  const height = box.bottom - box.top
  const tops = [0, ...areas.map(({ bottom }) => bottom)].map((edge) => edge + GAP).toSorted((a, b) => a - b)
  const candidates = [box.top, ...tops.filter((top) => top >= GAP && top < box.top)]
  const covered = (top: number) =>
    areas.reduce((sum, area) => sum + overlap({ ...box, top, bottom: top + height }, area), 0)
  const least = Math.min(...candidates.map(covered))
  return candidates.find((top) => covered(top) === least) ?? box.top
}
