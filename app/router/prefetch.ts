/** What brings a route's code, by the first part of its pattern: every page of a section comes in one file. */
const fetchers = new Map<string, () => void>()

const sectionOf = (path: string): string => path.split(/[/?#]/u)[1] ?? ''

/** Tells how the code of a route is fetched. */
export function prefetchesOf(pattern: string, fetch: () => void): void {
  fetchers.set(sectionOf(pattern), fetch)
}

const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

/** Somebody is about to follow a link: its code is asked for before the press, unless the visitor saves data. */
export function prefetch(href: string): void {
  if (!savesData()) fetchers.get(sectionOf(href))?.()
}
