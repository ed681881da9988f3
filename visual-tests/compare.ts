import { decodePng, type Picture } from './png.ts'

/** How two pictures differ; there is no threshold: one channel of one pixel off is a difference. */
export type Comparison =
  | { kind: 'equal' }
  | { kind: 'size'; from: string; to: string }
  | { kind: 'pixels'; count: number; box: { left: number; top: number; right: number; bottom: number } }

/** Compares decoded pixels for equality. Sizes, counts and boxes are for explaining, never for forgiving. */
export function comparePictures(one: Picture, other: Picture): Comparison {
  if (one.width !== other.width || one.height !== other.height) {
    return { kind: 'size', from: `${one.width}×${one.height}`, to: `${other.width}×${other.height}` }
  }
  const box = { left: one.width, top: one.height, right: -1, bottom: -1 }
  let count = 0
  for (let pixel = 0; pixel < one.width * one.height; pixel += 1) {
    const at = pixel * 4
    if (isSame(one.rgba, other.rgba, at)) continue
    count += 1
    const [x, y] = [pixel % one.width, Math.floor(pixel / one.width)]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return count === 0 ? { kind: 'equal' } : { kind: 'pixels', count, box }
}

/**
 * Whether two files show the same pixels. Most are the same file, byte for byte, and need no decoding: that is what makes
 * a run of all pictures affordable.
 */
export const showTheSame = (one: Buffer, other: Buffer): boolean =>
  one.equals(other) || comparePictures(decodePng(one), decodePng(other)).kind === 'equal'

const isSame = (one: Uint8Array, other: Uint8Array, at: number): boolean =>
  one[at] === other[at] &&
  one[at + 1] === other[at + 1] &&
  one[at + 2] === other[at + 2] &&
  one[at + 3] === other[at + 3]

/** The new picture in grey with what differs in red. */
export function differencePicture(one: Picture, other: Picture): Picture {
  const rgba = new Uint8Array(other.width * other.height * 4)
  const sameSize = one.width === other.width && one.height === other.height
  for (let at = 0; at < rgba.length; at += 4) {
    const grey = 128 + (((other.rgba[at] ?? 0) + (other.rgba[at + 1] ?? 0) + (other.rgba[at + 2] ?? 0)) / 3) * 0.3
    const same = sameSize && isSame(one.rgba, other.rgba, at)
    rgba.set(same ? [grey, grey, grey, 255] : [230, 0, 40, 255], at)
  }
  return { width: other.width, height: other.height, rgba }
}

/** Whether a picture is one colour: nothing was drawn. */
export function isBlank({ rgba }: Picture): boolean {
  return rgba.every((channel, at) => channel === rgba[at % 4])
}
