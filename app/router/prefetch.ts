/** Chunk loaders by first path segment: all pages of a section share one chunk. */
const loaders = new Map<string, () => void>()

const sectionOf = (path: string): string => path.split(/[/?#]/u)[1] ?? ''

/** Registers the chunk loader of a route. */
export function prefetchesOf(pattern: string, load: () => void): void {
  loaders.set(sectionOf(pattern), load)
}

const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

/** Loads the chunk of a link on hover or focus, unless Save-Data is on. */
export function prefetch(href: string): void {
  if (!savesData()) loaders.get(sectionOf(href))?.()
}
