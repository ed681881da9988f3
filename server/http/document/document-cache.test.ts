import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createDocumentCache } from './document-cache.ts'

/** More keys than the cache keeps. */
const MANY = 1000

it('createDocumentCache compresses a key once, and drops the least recently used keys', async () => {
  const compress = createDocumentCache()
  const written: string[] = []
  const get = (key: string) =>
    compress(key, () => {
      written.push(key)
      return `<p>${key}</p>`
    })
  expect(brotliDecompressSync(await get('first')).toString()).toBe('<p>first</p>')
  await get('second')
  for (let index = 0; index < MANY; index += 1) {
    await get(`made up ${index}`)
    await get('first')
  }
  expect(written.filter((key) => key === 'first')).toHaveLength(1)
  await get('second')
  expect(written.filter((key) => key === 'second')).toHaveLength(2)
})
