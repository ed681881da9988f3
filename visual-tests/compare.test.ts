import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { comparePictures, differencePicture, isBlank } from './compare.ts'
import { decodePicture, encodePicture, type Picture } from './picture.ts'

const picture = (width: number, height: number, paint: (x: number, y: number) => number): Picture => {
  const rgba = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rgba.set([paint(x, y), paint(x, y), paint(x, y), 255], (y * width + x) * 4)
  return { width, height, rgba }
}
const card = (more: (x: number, y: number) => number | null = () => null) =>
  picture(40, 30, (x, y) => more(x, y) ?? (x > 5 && x < 34 && y > 5 && y < 24 ? 240 : 20))

describe('comparePictures', () => {
  it('treats identical pictures as equal', () => {
    expect(comparePictures(card(), card())).toEqual({ kind: 'equal' })
  })

  it.each([
    ['one channel of one pixel by one step', card((x, y) => (x === 10 && y === 10 ? 241 : null)), 1],
    ['a border that is gone', card((x) => (x === 6 ? 20 : null)), 18],
    ['a shadow of one step', card((x, y) => (y === 25 && x > 5 && x < 34 ? 19 : null)), 28],
    ['a shift of one pixel', picture(40, 30, (x, y) => (x > 6 && x < 35 && y > 5 && y < 24 ? 240 : 20)), 36],
  ])('detects %s', (_, other, count) => {
    expect(comparePictures(card(), other)).toMatchObject({ kind: 'pixels', count })
  })

  it('detects a different size', () => {
    expect(
      comparePictures(
        card(),
        picture(41, 30, () => 20),
      ),
    ).toEqual({ kind: 'size', from: '40×30', to: '41×30' })
  })

  it('reports where the difference is', () => {
    const other = card((x, y) => (x >= 3 && x <= 4 && y === 7 ? 99 : null))
    expect(comparePictures(card(), other)).toMatchObject({ box: { left: 3, right: 4, top: 7, bottom: 7 } })
    expect(differencePicture(card(), other).rgba.slice((7 * 40 + 3) * 4, (7 * 40 + 3) * 4 + 3)).toEqual(
      Buffer.from([230, 0, 40]),
    )
  })

  it('marks only the inserted row of a higher picture, and the place of a removed one', () => {
    const lines = (colours: readonly number[]) => picture(3, colours.length, (_, y) => colours[y] ?? 0)
    const marks = ({ height, rgba }: Picture) =>
      Array.from({ length: height }, (_, y) => (rgba[y * 12] === 230 ? 'red' : rgba[y * 12 + 2] === 230 ? 'blue' : '-'))
    expect(marks(differencePicture(lines([1, 2, 3]), lines([1, 90, 2, 3])))).toEqual(['-', 'red', '-', '-'])
    expect(marks(differencePicture(lines([1, 2, 90, 3]), lines([1, 2, 3])))).toEqual(['blue', 'blue', '-'])
  })

  it('detects a blank picture', () => {
    expect(isBlank(picture(9, 9, () => 7))).toBe(true)
    expect(isBlank(card())).toBe(false)
  })
})

describe('picture files', () => {
  it('decodes the pixels that it encodes', async () => {
    const drawn = picture(33, 17, (x, y) => (x * 7 + y * 13) % 256)
    const file = await encodePicture(drawn)
    await expect(decodePicture(file)).resolves.toEqual(drawn)
  })

  it('decodes a PNG without an alpha channel as opaque', async () => {
    const png = await sharp(Buffer.from([1, 2, 3, 4, 5, 6]), { raw: { width: 2, height: 1, channels: 3 } })
      .png()
      .toBuffer()
    const { rgba } = await decodePicture(png)
    expect(rgba).toEqual(Buffer.from([1, 2, 3, 255, 4, 5, 6, 255]))
  })

  it('rejects a file that is not a picture', async () => {
    await expect(decodePicture(Buffer.from('<html></html>'))).rejects.toThrow(/unsupported/u)
  })
})
