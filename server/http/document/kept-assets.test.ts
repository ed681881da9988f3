import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { readSettings } from '#server/settings.ts'
import { startServer } from '#server/start.ts'
import { createDataFolder } from '#server/testing/child-process.ts'
import { keepAssets, keptFolders } from './kept-assets.ts'

const DAY_MS = 86_400_000
const folder = mkdtempSync(join(tmpdir(), 'kept-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A build with one lazily loaded file. */
function createBuild(version: string): string {
  const build = join(folder, version)
  mkdirSync(join(build, 'assets'), { recursive: true })
  writeFileSync(join(build, 'index.html'), '<html lang="ru"><head><title>x</title></head><body></body></html>')
  writeFileSync(join(build, 'assets', `page-${version}.js`), `export const version = '${version}'`)
  return build
}

it('a page of the version before gets its files from the new one, and the other way round', async () => {
  const [before, after] = [createBuild('before'), createBuild('after')]
  const data = [createDataFolder(), createDataFolder()] as const
  const start = (build: string, { path }: { path: string }) =>
    startServer(readSettings({ PORT: '0', DATA_DIR: path, KEEP_ASSETS_DIR: join(folder, 'shared') }), () =>
      Promise.resolve(build),
    )
  const old = await start(before, data[0])
  const current = await start(after, data[1])
  const [fromNew, fromOld, missing] = await Promise.all([
    fetch(`${current.address}/assets/page-before.js`),
    fetch(`${old.address}/assets/page-after.js`),
    fetch(`${current.address}/assets/page-never.js`),
  ])
  expect(await fromNew.text()).toBe(`export const version = 'before'`)
  expect(fromNew.headers.get('content-type')).toContain('javascript')
  expect(fromNew.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect([fromNew.status, fromOld.status, missing.status]).toEqual([200, 200, 404])
  expect((await fetch(`${current.address}/assets/..%2f..%2fafter%2findex.html`)).status).toBe(404)
  await Promise.all([old.stop(), current.stop()])
  for (const { remove } of data) remove()
})

it('files of a server that runs for longer than 30 days stay', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const [build, kept] = [createBuild('running'), join(folder, 'running-for-long')]
  const settings = readSettings({ PORT: '0', API_URL: 'http://127.0.0.1:9', KEEP_ASSETS_DIR: kept })
  const { stop } = await startServer(settings, () => Promise.resolve(build))
  const shared = keptFolders(kept).site
  utimesSync(join(shared, 'assets', 'page-running.js'), new Date(0), new Date(0))
  vi.advanceTimersByTime(DAY_MS)
  await stop()
  vi.useRealTimers()
  await keepAssets(createBuild('next'), shared, Date.now())
  expect(readdirSync(join(shared, 'assets')).toSorted()).toEqual(['page-next.js', 'page-running.js'])
})

it('files that no server has run with for 30 days are removed', async () => {
  const kept = join(folder, 'aged')
  const now = Date.now()
  await keepAssets(createBuild('one'), kept, now - 40 * DAY_MS)
  await keepAssets(createBuild('two'), kept, now - 20 * DAY_MS)
  await keepAssets(createBuild('three'), kept, now)
  const names = () => readdirSync(join(kept, 'assets')).toSorted()
  expect(names()).toEqual(['page-three.js', 'page-two.js'])
  utimesSync(join(kept, 'assets', 'page-three.js'), new Date(0), new Date(0))
  await keepAssets(join(folder, 'three'), kept, now)
  expect(names()).toEqual(['page-three.js', 'page-two.js'])
})

it('processes that start at once, with the same id in their containers, each find and leave whole files', async () => {
  const kept = join(folder, 'at-once')
  const build = createBuild('large')
  const source = join(build, 'assets', 'page-large.js')
  writeFileSync(source, 'x'.repeat(20_000_000))
  await Promise.all([1, 2, 3].map(() => keepAssets(build, kept, Date.now())))
  expect(readdirSync(join(kept, 'assets'))).toEqual(['page-large.js'])
  expect(readFileSync(join(kept, 'assets', 'page-large.js')).equals(readFileSync(source))).toBe(true)
})

it('a folder that cannot be written is a wrong setting', async () => {
  const data = createDataFolder()
  const build = createBuild('four')
  const belowFile = join(build, 'index.html', 'kept')
  const settings = readSettings({ PORT: '0', DATA_DIR: data.path, KEEP_ASSETS_DIR: belowFile })
  await expect(startServer(settings, () => Promise.resolve(build))).rejects.toThrow(
    /^KEEP_ASSETS_DIR must be a folder that can be written/u,
  )
  data.remove()
})

it('files of the app and of the games lie apart', () => {
  expect(keptFolders('/kept')).toEqual({ site: '/kept/site', games: '/kept/games' })
})
