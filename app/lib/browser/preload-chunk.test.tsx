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

/** Waits until the stylesheet of a URL has been added, after its file was read. */
const addedStylesheet = (path: string) =>
  vi.waitFor(() => {
    const link = stylesheet(path)
    if (link === null) throw new Error(`${path} was not added.`)
    return link
  })

it('loads the styles of a chunk before the chunk, once, and again after they failed', async () => {
  const request = vi.fn((_url: string) => Promise.resolve(new Response('')))
  vi.stubGlobal('fetch', request)
  const importChunk = vi.fn(() => Promise.resolve('page'))
  const load = () => preloadChunk(importChunk, ['assets/page.css'])

  // Firefox can report a stylesheet that failed as loaded, so none is added before its file has been read.
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(load()).rejects.toThrow('Failed to fetch')
  expect(stylesheet('/assets/page.css')).toBeNull()

  const failed = load()
  const link = await addedStylesheet('/assets/page.css')
  link.dispatchEvent(new Event('error'))
  await expect(failed).rejects.toThrow('page.css')
  expect(stylesheet('/assets/page.css')).toBeNull()

  const [first, second] = [load(), load()]
  const added = await addedStylesheet('/assets/page.css')
  expect(document.head.querySelectorAll('link[href$="/assets/page.css"]')).toHaveLength(1)
  expect(importChunk).not.toHaveBeenCalled()
  added.dispatchEvent(new Event('load'))
  expect(await Promise.all([first, second])).toEqual(['page', 'page'])
})

/** Writes the head of the document. jsdom loads no stylesheet, so those of `loaded` get one here, with so many rules. */
function writeHead(html: string, loaded: Readonly<Record<string, number>> = {}): void {
  document.head.innerHTML = html
  for (const [path, count] of Object.entries(loaded)) {
    const sheet = new CSSStyleSheet()
    for (let rule = 0; rule < count; rule += 1) sheet.insertRule('a { color: red }')
    Object.defineProperty(stylesheet(path) ?? document, 'sheet', { value: sheet })
  }
}

it('requests no file that the document has loaded itself, or has inlined', async () => {
  const request = vi.fn()
  vi.stubGlobal('fetch', request)
  writeHead(
    `<script type="text/plain" src="/assets/main.js"></script>
    <link rel="modulepreload" href="/assets/base.js"><link rel="stylesheet" href="/assets/start.css">
    <link rel="stylesheet" href="/assets/inlined.css" disabled>`,
    { '/assets/start.css': 1 },
  )
  const paths = ['assets/main.js', 'assets/base.js', 'assets/start.css', 'assets/inlined.css']
  expect(await preloadChunk(() => Promise.resolve('page'), paths)).toBe('page')
  expect(request).not.toHaveBeenCalled()
})

it.each([
  ['is loading', 'late', {}],
  ['has failed in Firefox', 'failed', { '/assets/failed.css': 0 }],
])('waits for a stylesheet of the document that %s', async (_, name, loaded) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')))
  writeHead(`<link rel="stylesheet" href="/assets/${name}.css">`, loaded)
  const importChunk = vi.fn(() => Promise.resolve('page'))
  const loading = preloadChunk(importChunk, [`assets/${name}.css`])
  const links = await vi.waitFor(() => {
    const found = document.head.querySelectorAll(`link[href$="/assets/${name}.css"]`)
    expect(found).toHaveLength(2)
    return found
  })
  expect(importChunk).not.toHaveBeenCalled()
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
