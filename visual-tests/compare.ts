import { alignRows } from './clusters.ts'
import type { Box } from './evidence.ts'
import type { Picture } from './picture.ts'

/** Difference of two pictures. There is no threshold: one channel of one pixel is a difference. */
export type Comparison =
  | { kind: 'equal' }
  | { kind: 'size'; from: string; to: string }
  | { kind: 'pixels'; count: number; box: Box }

/** Compares decoded pixels for equality. Sizes, counts and boxes only describe the difference. */
export function comparePictures(one: Picture, other: Picture): Comparison {
  if (hasSamePixels(one, other)) return { kind: 'equal' }
  if (one.width !== other.width || one.height !== other.height) {
    return { kind: 'size', from: `${one.width}×${one.height}`, to: `${other.width}×${other.height}` }
  }
  const box = { left: one.width, top: one.height, right: -1, bottom: -1 }
  let count = 0
  for (let pixel = 0; pixel < one.width * one.height; pixel += 1) {
    const offset = pixel * 4
    if (isSame(one.rgba, offset, other.rgba, offset)) continue
    count += 1
    const [x, y] = [pixel % one.width, Math.floor(pixel / one.width)]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return { kind: 'pixels', count, box }
}

/** Whether two pictures have the same size and pixels. */
export const hasSamePixels = (one: Picture, other: Picture): boolean =>
  one.width === other.width && one.rgba.equals(other.rgba)

const isSame = (one: Buffer, oneOffset: number, other: Buffer, otherOffset: number): boolean =>
  one[oneOffset] === other[otherOffset] &&
  one[oneOffset + 1] === other[otherOffset + 1] &&
  one[oneOffset + 2] === other[otherOffset + 2] &&
  one[oneOffset + 3] === other[otherOffset + 3]

const CHANGED = [230, 0, 40, 255]
/** Rows that the new picture no longer has. */
const REMOVED = [0, 90, 230, 255]
const MARK_ROWS = 2

/**
 * The new picture in grey, with different pixels and inserted rows in red. A blue line marks where rows are gone. Rows of
 * pictures of different height are aligned first.
 */
export function differencePicture(approved: Picture, taken: Picture): Picture {
  const { width, height } = taken
  const rgba = Buffer.alloc(width * height * 4)
  const { approvedRows, removed } = alignRows(approved, taken)
  for (let y = 0; y < height; y += 1) {
    const approvedRow = approvedRows[y] ?? -1
    for (let x = 0; x < width; x += 1) {
      const offset = (y * width + x) * 4
      const approvedOffset = (approvedRow * approved.width + x) * 4
      const isEqual =
        approvedRow >= 0 && x < approved.width && isSame(approved.rgba, approvedOffset, taken.rgba, offset)
      const sum = (taken.rgba[offset] ?? 0) + (taken.rgba[offset + 1] ?? 0) + (taken.rgba[offset + 2] ?? 0)
      const grey = 128 + (sum / 3) * 0.3
      rgba.set(isEqual ? [grey, grey, grey, 255] : CHANGED, offset)
    }
  }
  for (const { before } of removed) {
    const top = Math.max(0, Math.min(before, height) - MARK_ROWS)
    for (let pixel = top * width; pixel < Math.min(height, top + MARK_ROWS) * width; pixel += 1)
      rgba.set(REMOVED, pixel * 4)
  }
  return { width, height, rgba }
}

/** Whether a picture has a single colour, i.e. nothing was rendered. */
export function isBlank({ rgba }: Picture): boolean {
  return rgba.every((channel, index) => channel === rgba[index % 4])
}
