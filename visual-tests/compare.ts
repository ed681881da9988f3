import type { Picture } from './picture.ts'

/** Difference of two pictures. There is no threshold: one channel of one pixel is a difference. */
export type Comparison =
  | { kind: 'equal' }
  | { kind: 'size'; from: string; to: string }
  | { kind: 'pixels'; count: number; box: { left: number; top: number; right: number; bottom: number } }

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
    if (isSame(one.rgba, other.rgba, offset)) continue
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

const isSame = (one: Buffer, other: Buffer, offset: number): boolean =>
  one[offset] === other[offset] &&
  one[offset + 1] === other[offset + 1] &&
  one[offset + 2] === other[offset + 2] &&
  one[offset + 3] === other[offset + 3]

/** The new picture in grey, with the different pixels in red. */
export function differencePicture(one: Picture, other: Picture): Picture {
  const rgba = Buffer.alloc(other.width * other.height * 4)
  const sameSize = one.width === other.width && one.height === other.height
  for (let offset = 0; offset < rgba.length; offset += 4) {
    const grey =
      128 + (((other.rgba[offset] ?? 0) + (other.rgba[offset + 1] ?? 0) + (other.rgba[offset + 2] ?? 0)) / 3) * 0.3
    const isEqual = sameSize && isSame(one.rgba, other.rgba, offset)
    rgba.set(isEqual ? [grey, grey, grey, 255] : [230, 0, 40, 255], offset)
  }
  return { width: other.width, height: other.height, rgba }
}

/** Whether a picture has a single colour, i.e. nothing was rendered. */
export function isBlank({ rgba }: Picture): boolean {
  return rgba.every((channel, index) => channel === rgba[index % 4])
}
