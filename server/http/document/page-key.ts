import type { Language } from '#contract/core/languages.ts'
import type { Device } from '#contract/lobby/games.ts'
import { isUnrouted, NOT_FOUND_PATH, CLIENT_PARAMETERS, renderedRouteAt } from '#contract/lobby/pages.ts'
import type { Audience } from '#contract/lobby/rendered-page.ts'
import type { Existence } from './page-metadata.ts'

/** What a server-rendered page depends on. */
export interface PageKey {
  path: string
  /** The parameters that change the page, with their question mark, or an empty string. */
  search: string
  language: Language
  /** The device, where it changes the page; else `m`. */
  device: Device
  audience: Audience
}

/** What a page depends on besides its URL. */
export type Visitor = Pick<PageKey, 'language' | 'device' | 'audience'>

/**
 * Returns the key of the page at a URL; `null` for a page that is rendered on the client only. Other parameters, such as
 * those of advertisements, are left out, and all unknown paths share one page: the number of keys is bounded.
 */
export function pageKeyOf(url: string, { language, device, audience }: Visitor, existence: Existence): PageKey | null {
  const [path = '/', query = ''] = url.split('?')
  const parameters = new URLSearchParams(query)
  if (CLIENT_PARAMETERS.some((name) => parameters.has(name))) return null
  if (existence === 'missing')
    return isUnrouted(path) ? { path: NOT_FOUND_PATH, search: '', language, device: 'm', audience } : null
  const route = existence === 'exists' ? renderedRouteAt(path) : null
  if (route === null || (route.isForPlayers === true && audience === 'guest')) return null
  const kept = Object.entries(route.parameters ?? {}).flatMap(([name, values]) => {
    const value = values.find((one) => one === parameters.get(name))
    return value === undefined ? [] : [`${name}=${value}`]
  })
  return {
    path,
    search: kept.length === 0 ? '' : `?${kept.join('&')}`,
    language,
    device: route.isByDevice === true ? device : 'm',
    audience,
  }
}
