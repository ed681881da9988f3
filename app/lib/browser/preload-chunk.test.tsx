import { afterEach, expect, it, vi } from 'vitest'
import { preloadChunk } from './preload-chunk.ts'

afterEach(() => vi.unstubAllGlobals())

/** The stylesheet of a URL that is loading or has loaded. */
const stylesheet = (path: string) => document.head.querySelector<HTMLLinkElement>(`link[href$="${path}"]`)

it('imports nothing while a file fails to load, and requests only that file again', async () => {
  const request = vi.fn((_url: string) => Promise.resolve(new Response('')))
  vi.stubGlobal('fetch', request)
  const requested = () => request.mock.calls.splice(0).map(([url]) => new URL(url).pathname)
  const importChunk = vi.fn(() => Promise.resolve('page'))
  const load = () => preloadChunk(importChunk, ['assets/page.js', 'assets/shared.js'])

  request.mockResolvedValueOnce(new Response('')).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(load()).rejects.toThrow('Failed to fetch')
  expect(requested()).toEqual(['/assets/page.js', '/assets/shared.js'])
  request.mockResolvedValueOnce(new Response('', { status: 502 }))
  await expect(load()).rejects.toThrow('502')
  expect(requested()).toEqual(['/assets/shared.js'])
  expect(importChunk).not.toHaveBeenCalled()

  expect(await load()).toBe('page')
  expect(await load()).toBe('page')
  expect(requested()).toEqual(['/assets/shared.js'])
})

it('loads the styles of a chunk before the chunk, once, and again after they failed', async () => {
  const importChunk = vi.fn(() => Promise.resolve('page'))
  const load = () => preloadChunk(importChunk, ['assets/page.css'])

  const failed = load()
  stylesheet('/assets/page.css')?.dispatchEvent(new Event('error'))
  await expect(failed).rejects.toThrow('page.css')
  expect(stylesheet('/assets/page.css')).toBeNull()

  const [first, second] = [load(), load()]
  expect(document.head.querySelectorAll('link[href$="/assets/page.css"]')).toHaveLength(1)
  expect(importChunk).not.toHaveBeenCalled()
  stylesheet('/assets/page.css')?.dispatchEvent(new Event('load'))
  expect(await Promise.all([first, second])).toEqual(['page', 'page'])
})

/** Writes the head of the document. jsdom loads no stylesheet, so those of `loaded` get one here. */
function writeHead(html: string, loaded: readonly string[] = []): void {
  document.head.innerHTML = html
  for (const path of loaded)
    Object.defineProperty(stylesheet(path) ?? document, 'sheet', { value: new CSSStyleSheet() })
}

it('requests no file that the document has loaded itself', async () => {
  const request = vi.fn()
  vi.stubGlobal('fetch', request)
  writeHead(
    `<script type="text/plain" src="/assets/main.js"></script>
    <link rel="modulepreload" href="/assets/base.js"><link rel="stylesheet" href="/assets/start.css">`,
    ['/assets/start.css'],
  )
  const paths = ['assets/main.js', 'assets/base.js', 'assets/start.css']
  expect(await preloadChunk(() => Promise.resolve('page'), paths)).toBe('page')
  expect(request).not.toHaveBeenCalled()
})

it('waits for a stylesheet of the document that is loading or has failed', async () => {
  writeHead('<link rel="stylesheet" href="/assets/late.css">')
  const importChunk = vi.fn(() => Promise.resolve('page'))
  const loading = preloadChunk(importChunk, ['assets/late.css'])
  await Promise.resolve()
  expect(importChunk).not.toHaveBeenCalled()
  const links = document.head.querySelectorAll('link[href$="/assets/late.css"]')
  expect(links).toHaveLength(2)
  links[1]?.dispatchEvent(new Event('load'))
  expect(await loading).toBe('page')
})

it('requests a file that the document only names, such as an icon or a prefetch', async () => {
  const request = vi.fn((_url: string) => Promise.resolve(new Response('')))
  vi.stubGlobal('fetch', request)
  writeHead('<link rel="prefetch" href="/assets/next.js"><link rel="icon" href="/assets/icon.js">')
  await preloadChunk(() => Promise.resolve('page'), ['assets/next.js', 'assets/icon.js'])
  expect(request).toHaveBeenCalledTimes(2)
})
