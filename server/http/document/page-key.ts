import type { Language } from '#contract/core/languages.ts'
import { isUnrouted, NOT_FOUND_PATH, PER_VISITOR_PARAMETERS, renderedParameters } from '#contract/lobby/pages.ts'
import type { Existence } from './page-metadata.ts'

/** What a server-rendered page depends on. */
export interface PageKey {
  path: string
  /** The parameters that change the page, with their question mark, or an empty string. */
  search: string
  language: Language
}

/**
 * Returns the key of the page at a URL; `null` for a page that is rendered on the client only. Other parameters, such as
 * those of advertisements, are left out, and all unknown paths share one page: the number of keys is bounded.
 */
export function pageKeyOf(url: string, language: Language, existence: Existence): PageKey | null {
  const [path = '/', query = ''] = url.split('?')
  const parameters = new URLSearchParams(query)
  if (PER_VISITOR_PARAMETERS.some((name) => parameters.has(name))) return null
  if (existence === 'missing') return isUnrouted(path) ? { path: NOT_FOUND_PATH, search: '', language } : null
  const rendered = existence === 'exists' ? renderedParameters(path) : null
  if (rendered === null) return null
  const kept = Object.entries(rendered).flatMap(([name, values]) => {
    const value = values.find((one) => one === parameters.get(name))
    return value === undefined ? [] : [`${name}=${value}`]
  })
  return { path, search: kept.length === 0 ? '' : `?${kept.join('&')}`, language }
}
