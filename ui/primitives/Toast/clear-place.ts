import type { Area } from '../../private/area.ts'

/** Distance in pixels from the top of the viewport and from the areas above. */
const GAP = 8

function overlap(a: Area, b: Area): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}

/** Distance in pixels of toasts from the side of the viewport. */
const SIDE = 16

/** An area that toasts leave free if they can. */
export interface ClearArea extends Area {
  /** How much its pixels count: 1, or less where a toast does no harm. */
  weight: number
  /** What lies right above it may be covered rather than anything else. */
  hasRoomAbove?: boolean | undefined
}

/**
 * Where a box covers none of `areas`: its own place, right above an area with room, the top of the viewport, right below one
 * of the areas, or the same at the other side. Never lower than its own place, which is above the bars of a phone. If it covers something
 * everywhere, where it covers the least.
 */
export function clearPlace(box: Area, areas: readonly ClearArea[]): Pick<Area, 'left' | 'top'> {
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const above = areas.filter(({ hasRoomAbove }) => hasRoomAbove).map(({ top }) => top - GAP - height)
  const below = [0, ...areas.map(({ bottom }) => bottom)].map((edge) => edge + GAP)
  const tops = [...above, ...below.toSorted((a, b) => a - b)].filter((top) => top >= GAP && top < box.top)
  const places = [box.left, SIDE].flatMap((left) =>
    [box.top, ...tops].map((top) => ({ left, top, right: left + width, bottom: top + height })),
  )
  const covered = (place: Area) => areas.reduce((sum, area) => sum + overlap(place, area) * area.weight, 0)
  const least = Math.min(...places.map(covered))
  return places.find((place) => covered(place) === least) ?? box
}
