import { createHash } from 'node:crypto'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '#ci/run-program.ts'
import { sha256 } from './baselines.ts'
import { decodePicture, type Picture } from './picture.ts'

/** Hash of the width and the pixels of a picture. */
export const pixelHash = ({ width, rgba }: Picture): string =>
  createHash('sha256').update(`${width} `).update(rgba).digest('hex')

const LINE = /^(\w+) (\w+)\n/gmu

/**
 * Returns the pixel hash of an encoded picture. Decoding a baseline takes as long as half a screenshot, so the hashes are
 * cached by the hash of the file: one pair per line, appended by all processes of a run.
 */
export function openPixelHashes(cache = join(root, '.cache', 'pixel-hashes')): (file: Buffer) => Promise<string> {
  let cached: Promise<Map<string, string>> | undefined
  const readCache = async () => {
    const text = await readFile(cache, 'utf8').catch(() => '')
    return new Map([...text.matchAll(LINE)].map(([, file = '', pixels = '']) => [file, pixels] as const))
  }
  return async (file) => {
    cached ??= readCache()
    const hashes = await cached
    const key = sha256(file)
    const known = hashes.get(key)
    if (known !== undefined) return known
    const pixels = pixelHash(await decodePicture(file))
    hashes.set(key, pixels)
    await mkdir(dirname(cache), { recursive: true })
    await appendFile(cache, `${key} ${pixels}\n`)
    return pixels
  }
}
