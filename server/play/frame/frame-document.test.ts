import { gzipSync } from 'node:zlib'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { skyOf } from '#server/media/cover.ts'
import { useBuiltGames } from '#server/testing/built-games.ts'
import { seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'

const gamesFolder = useBuiltGames()
let api: TestApi
beforeAll(async () => {
  const kit = join(gamesFolder, 'assets', 'kit-1.js')
  writeFileSync(`${kit}.gz`, gzipSync(readFileSync(kit)))
  api = await startTestApi(seededMemory(), {}, null, { gamesFolder })
})
afterAll(() => api.stop())

it('a document of a game names the files of its build: shared styles first, then those of the game', async () => {
  const { body } = await api.get('/play/cherry-row')
  const urls = [...body.matchAll(/<(?:link|script)[^>]+(?:href|src)="([^"]+)"/gu)].map(([, url]) => url)
  expect(urls).toEqual([
    '/play/fonts.css',
    '/play/frames/assets/kit-1.css',
    '/play/frames/assets/cherry-row-1.css',
    '/play/frames/assets/kit-1.js',
    '/play/frames/assets/cherry-row-1.js',
  ])
  for (const url of urls) expect([url, (await api.get(url ?? '')).statusCode]).toEqual([url, 200])
})

it('a slot has the colours and symbols of its cover, the game that gave the rules their name its own', async () => {
  const bodyOf = async (game: string) => (await api.get(`/play/cherry-row?game=${game}`)).body
  const [fox, owl] = [await bodyOf('fox-and-key'), await bodyOf('winter-yard')]
  expect(fox).toContain(`<body data-sky="${skyOf('fox-and-key', 'fox')}"`)
  expect(fox).toMatch(/<symbol id="seven"[^>]*>.*fox-/u)
  expect(owl).toMatch(/<symbol id="seven"[^>]*>.*owl-/u)
  expect(await bodyOf('cherry-row')).not.toContain('data-sky')
})

it('a server without auto-play sends no trace of its controls', async () => {
  const controls = /id="autoplay/u
  expect((await api.get('/play/amber-coast')).body).toMatch(controls)
  const restricted = await startTestApi(seededMemory(), {}, null, { gamesFolder, hasAutoPlay: false })
  const { statusCode, body } = await restricted.get('/play/amber-coast')
  expect(statusCode).toBe(200)
  expect(body).not.toMatch(controls)
  expect(body).toContain('id="play"')
  await restricted.stop()
})

it('a game that is not built says so', async () => {
  const unbuilt = await startTestApi(seededMemory(), {}, null, { gamesFolder: join(gamesFolder, 'no-such') })
  expect(await unbuilt.get('/play/jacks-plus')).toMatchObject({
    statusCode: 503,
    body: expect.stringContaining('npm run build'),
  })
  await unbuilt.stop()
})

it('a built file is kept by browsers, and sent as it was compressed at build time', async () => {
  const { headers, rawPayload } = await api.app.inject({
    url: '/play/frames/assets/kit-1.js',
    headers: { 'accept-encoding': 'gzip' },
  })
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'gzip' })
  expect(rawPayload).toEqual(readFileSync(join(gamesFolder, 'assets', 'kit-1.js.gz')))
})

it.each(['/play/frames/manifest.json/..%2f..', '/play/frames/assets/no-such.js', '/play/frames/../../package.json'])(
  'serves nothing but the files of the build: %s',
  async (url) => expect((await api.get(url)).statusCode).toBe(404),
)

it('an unchanged style of the fonts is not sent again', async () => {
  const url = '/play/fonts.css'
  const { headers } = await api.get(url)
  const again = await api.app.inject({ url, headers: { 'if-none-match': String(headers['etag']) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(again.headers).toMatchObject({ etag: headers['etag'], 'cache-control': 'no-cache' })
  const other = await api.app.inject({ url, headers: { 'if-none-match': '"other"' } })
  expect(other.statusCode).toBe(200)
})
