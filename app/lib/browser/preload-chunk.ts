/*
 * Replaces Vite's preload helper (`vite.config.ts`), so that a lost connection never fails an `import()` or a stylesheet.
 * Firefox remembers a failed import, or a failed `modulepreload`, until the page is reloaded, and can report a failed
 * stylesheet as loaded; a failed `fetch` leaves no trace.
 */

/** Files that have loaded or are loading, by URL. One that fails is removed, so that the next import requests it again. */
const files = new Map<string, Promise<void>>()

/**
 * Whether a stylesheet of the document has loaded. One that is loading or has failed has no `sheet`, or an empty one in
 * Firefox. A disabled one is inlined into the document (`.ci/build-app.ts`).
 */
const hasLoaded = (link: HTMLLinkElement): boolean =>
  link.hasAttribute('disabled') || (link.sheet !== null && link.sheet.cssRules.length > 0)

/**
 * Whether the document has loaded a file itself. Modules need no check: `index.html` preloads only static imports of the
 * entry, without which this code does not run.
 */
function hasFile(href: string): boolean {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[src]')
  const modules = document.querySelectorAll<HTMLLinkElement>('link[rel~="modulepreload"]')
  const styles = document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')
  return (
    [...scripts].some(({ src }) => src === href) ||
    [...modules].some((link) => link.href === href) ||
    [...styles].some((link) => link.href === href && hasLoaded(link))
  )
}

/** Reads a file into the HTTP cache, where the import or the stylesheet finds it: built files never change. */
async function cacheFile(href: string): Promise<void> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href} failed to load with status ${response.status}`)
  await response.arrayBuffer()
}

async function loadStylesheet(href: string): Promise<void> {
  await cacheFile(href)
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = href
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  link.addEventListener('load', () => resolve())
  link.addEventListener('error', () => {
    link.remove()
    reject(new Error(`${href} failed to load`))
  })
  document.head.append(link)
  return promise
}

function loadFile(path: string): Promise<void> {
  const { href } = new URL(`/${path}`, document.baseURI)
  const known = files.get(href)
  if (known !== undefined) return known
  const loading = hasFile(href) ? Promise.resolve() : path.endsWith('.css') ? loadStylesheet(href) : cacheFile(href)
  files.set(href, loading)
  loading.catch(() => files.delete(href))
  return loading
}

/**
 * Imports a chunk once every file that it needs has loaded.
 * @param paths the chunk itself, all chunks that it imports statically, and their styles, from the site's root
 * @throws if a file fails to load; the next call requests that file again
 */
export async function preloadChunk<Module>(
  importChunk: () => Promise<Module>,
  paths: readonly string[] = [],
): Promise<Module> {
  await Promise.all(paths.map(loadFile))
  return importChunk()
}
