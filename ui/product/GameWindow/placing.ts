/* Where the floating window lies: geometry without the DOM, in CSS pixels of the viewport. */

export const CORNERS = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const
export type Corner = (typeof CORNERS)[number]

/** Corner and width of the floating window. */
export interface WindowPlace {
  corner: Corner
  width: number
}

/** Widths of the floating window; the size button goes through the steps. */
export const widths = { min: 320, max: 640, steps: [320, 480, 640] } as const

/** Ratio of a game (`spec §9`). */
export const GAME_RATIO = 1.78
/** Height of the bar above the floating game, and of the whole window while it is tucked. */
export const barHeight = { floating: 44, tucked: 52 } as const

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Limits a width to what the design allows. */
export const limitWidth = (width: number): number => Math.round(Math.min(Math.max(width, widths.min), widths.max))

/** The width of the tucked bar. */
const TUCKED_WIDTH = 420

export interface Size {
  width: number
  height: number
}

/** The size of the floating window inside `area`, which is lower than it on a phone in landscape. */
export function floatingSize(width: number, area: Box): Size {
  const [areaWidth, areaHeight] = [area.right - area.left, area.bottom - area.top]
  const inlineSize = Math.min(limitWidth(width), areaWidth, (areaHeight - barHeight.floating) * GAME_RATIO)
  return { width: inlineSize, height: barHeight.floating + inlineSize / GAME_RATIO }
}

/** The size of the tucked bar inside `area`. */
export const tuckedSize = (area: Box): Size => ({
  width: Math.min(TUCKED_WIDTH, area.right - area.left),
  height: barHeight.tucked,
})

/** The next width of the size button; the smallest after the largest. */
export const nextWidth = (width: number): number => widths.steps.find((step) => step > width) ?? widths.steps[0]

/** The next corner, clockwise. */
export const nextCorner = (corner: Corner): Corner => CORNERS[(CORNERS.indexOf(corner) + 1) % CORNERS.length] ?? corner

const isTop = (corner: Corner) => corner === 'topLeft' || corner === 'topRight'
const isLeft = (corner: Corner) => corner === 'topLeft' || corner === 'bottomLeft'
const cornerOf = (top: boolean, left: boolean): Corner =>
  top ? (left ? 'topLeft' : 'topRight') : left ? 'bottomLeft' : 'bottomRight'

/** The corner that an arrow key leads to; `null` for another key. */
export function cornerTowards(corner: Corner, key: string): Corner | null {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowDown':
      return cornerOf(key === 'ArrowUp', isLeft(corner))
    case 'ArrowLeft':
    case 'ArrowRight':
      return cornerOf(isTop(corner), key === 'ArrowLeft')
    default:
      return null
  }
}

/** The box of a window of this size in a corner of `area`. */
export function boxAt(corner: Corner, { width, height }: Size, area: Box): Box {
  const left = isLeft(corner) ? area.left : area.right - width
  const top = isTop(corner) ? area.top : area.bottom - height
  return { left, top, right: left + width, bottom: top + height }
}

const centreOf = ({ left, top, right, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })

const distance = (one: Box, other: Box): number => {
  const [a, b] = [centreOf(one), centreOf(other)]
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** The corners of `area`, the nearest to a box first. */
const byDistance = (box: Box, size: Size, area: Box): Corner[] =>
  [...CORNERS].sort((one, other) => distance(box, boxAt(one, size, area)) - distance(box, boxAt(other, size, area)))

/** The corner nearest to a window that was dropped at `box`. */
export const nearestCorner = (box: Box, size: Size, area: Box): Corner =>
  byDistance(box, size, area)[0] ?? 'bottomRight'

/** Share of `box` that `cover` hides, from 0 to 1. */
export function hiddenShare(box: Box, cover: Box): number {
  const width = Math.min(box.right, cover.right) - Math.max(box.left, cover.left)
  const height = Math.min(box.bottom, cover.bottom) - Math.max(box.top, cover.top)
  const size = (box.right - box.left) * (box.bottom - box.top)
  return width <= 0 || height <= 0 || size <= 0 ? 0 : (width * height) / size
}

/** A focused element counts as hidden from this share on. Larger ones, such as the whole page, always lie beneath. */
const HIDDEN = 0.1

/** Where the window goes so that `focused` stays visible: its own corner, the nearest free one, or `null`. */
export function freeCorner(corner: Corner, size: Size, area: Box, focused: Box): Corner | null {
  const isFree = (other: Corner) => hiddenShare(focused, boxAt(other, size, area)) < HIDDEN
  if (isFree(corner)) return corner
  return byDistance(boxAt(corner, size, area), size, area).find(isFree) ?? null
}
