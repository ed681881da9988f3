import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'

const BUDGET = 12_000

it('the sounds of the games take at most 12 kB, even before they are minified', () => {
  const sources = ['sound.ts', 'sound-button.ts'].map((file) => readFileSync(join(import.meta.dirname, file)))
  expect(gzipSync(Buffer.concat(sources)).length).toBeLessThanOrEqual(BUDGET)
})
