import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sha256 } from './baselines.ts'
import { encodePicture, type Picture } from './picture.ts'
import { openPixelHashes, pixelHash } from './pixel-hash.ts'

const picture = (width: number, height: number, value = 20): Picture => ({
  width,
  height,
  rgba: Buffer.alloc(width * height * 4, value),
})

describe('pixelHash', () => {
  it('differs for other pixels, and for the same pixels in another size', () => {
    const hashes = [picture(4, 2), picture(2, 4), picture(4, 2, 21)].map(pixelHash)
    expect(new Set(hashes).size).toBe(3)
  })
})

describe('openPixelHashes', () => {
  let cache: string
  beforeEach(async () => {
    cache = join(await mkdtemp(join(tmpdir(), 'pixel-hashes-')), 'cache')
  })
  afterEach(() => rm(join(cache, '..'), { recursive: true }))

  it('returns the hash of the decoded pixels', async () => {
    const file = await encodePicture(picture(4, 2))
    expect(await openPixelHashes(cache)(file)).toBe(pixelHash(picture(4, 2)))
  })

  it('stores the hash for the next run, by the hash of the file', async () => {
    const file = await encodePicture(picture(4, 2))
    await openPixelHashes(cache)(file)
    expect(await readFile(cache, 'utf8')).toBe(`${sha256(file)} ${pixelHash(picture(4, 2))}\n`)
  })

  it('does not decode a file whose hash is stored', async () => {
    const file = Buffer.from('not a picture')
    await writeFile(cache, `${sha256(file)} abc\n`)
    expect(await openPixelHashes(cache)(file)).toBe('abc')
  })

  it('decodes a file again if the last line was not written to its end', async () => {
    const file = await encodePicture(picture(4, 2))
    await writeFile(cache, `${sha256(file)} abc`)
    expect(await openPixelHashes(cache)(file)).toBe(pixelHash(picture(4, 2)))
  })
})
