import { matchPath } from 'react-router-dom'

/** Chunk loaders by route pattern. */
const loaders = new Map<string, () => void>()

/** Registers the chunk loader of a route. */
export function prefetchesOf(pattern: string, load: () => void): void {
  loaders.set(pattern, load)
}

const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

/** Loads the chunk of a link on hover or focus, unless Save-Data is on. */
export function prefetch(href: string): void {
  if (savesData()) return
  const [path = ''] = href.split(/[?#]/u)
  for (const [pattern, load] of loaders) if (matchPath(pattern, path) !== null) load()
}
