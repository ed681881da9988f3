import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { PICTURE_FLAGS } from './capture.ts'

const FONTS = ['manrope-latin', 'manrope-cyrillic', 'manrope-ruble']

/** What a picture depends on beside the code: pictures of another environment are not compared with these. */
export async function environmentOf(browser: Browser): Promise<string> {
  const fonts = await Promise.all(
    FONTS.map(async (name) => {
      const file = await readFile(join(import.meta.dirname, '..', 'ui', 'fonts', `${name}.woff2`))
      return `${name} ${createHash('sha256').update(file).digest('hex').slice(0, 16)}`
    }),
  )
  return `${JSON.stringify({ chromium: browser.version(), architecture: process.arch, flags: PICTURE_FLAGS, fonts }, null, 2)}\n`
}
