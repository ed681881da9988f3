import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { compressPicture, decodePicture, encodePicture, type Picture } from './picture.ts'

/** A gradient with transparent and half-transparent pixels. */
function gradient(): Picture {
  const [width, height] = [120, 80]
  const rgba = Buffer.from(
    Array.from({ length: width * height }, (_, index) => [
      index % 256,
      (index * 7) % 256,
      40,
      (index * 3) % 256,
    ]).flat(),
  )
  return { width, height, rgba }
}

describe('compressPicture', () => {
  it('keeps every pixel, also the colour of transparent ones', async () => {
    expect(await decodePicture(await compressPicture(await encodePicture(gradient())))).toEqual(gradient())
  })

  it('writes a lossless WebP that is not larger', async () => {
    const encoded = await encodePicture(gradient())
    const compressed = await compressPicture(encoded)
    expect((await sharp(compressed).metadata()).format).toBe('webp')
    expect(compressed.length).toBeLessThanOrEqual(encoded.length)
  })
})
