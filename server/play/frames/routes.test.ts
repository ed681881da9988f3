import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'

const MAX_GZIP_BYTES = 60_000

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(seededMemory())
})
afterAll(() => api.stop())

/** Loads the document of a game with its styles and scripts, and what those import; returns texts by path. */
async function loadFrame(game: string): Promise<ReadonlyMap<string, string>> {
  const loaded = new Map<string, string>()
  const pending = [`/play/${game}`]
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (loaded.has(path)) continue
    const { statusCode, body } = await api.get(path)
    expect([path, statusCode]).toEqual([path, 200])
    loaded.set(path, body)
    const found = body.matchAll(/<(?:link|script)[^>]+(?:href|src)="([^"]+)"|^import .*'(\.[^']+)'$/gmu)
    for (const [, linked, imported] of found)
      pending.push(new URL(linked ?? imported ?? '', `http://site${path}`).pathname)
  }
  return loaded
}

describe('the frame of', () => {
  it.each(['cherry-row', 'amber-coast', 'neva-roulette', 'jacks-plus'])(
    '%s has at most 60 kB without fonts',
    async (game) => {
      const loaded = await loadFrame(game)
      expect([...loaded.keys()]).toEqual(
        expect.arrayContaining([`/play/frames/${game}/view.js`, '/play/frames/kit/play-client.js']),
      )
      const sizes = [...loaded.values()].map((body) => gzipSync(body).length)
      const size = sizes.reduce((sum, bytes) => sum + bytes, 0)
      expect(size).toBeLessThanOrEqual(MAX_GZIP_BYTES)
    },
  )
})

it.each(['/play/frames/kit/frame.js', '/play/frames/kit/base.css', '/play/fonts.css'])(
  'an unchanged file of a frame is not sent again: %s',
  async (url) => {
    const { headers } = await api.get(url)
    const again = await api.app.inject({ url, headers: { 'if-none-match': String(headers['etag']) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers).toMatchObject({ etag: headers['etag'], 'cache-control': 'no-cache' })
    const other = await api.app.inject({ url, headers: { 'if-none-match': '"other"' } })
    expect(other.statusCode).toBe(200)
  },
)
