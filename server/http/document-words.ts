import type { Language } from '#contract/languages.ts'
import type { Meta } from '#contract/meta.ts'
import { isSitePath, metaKeyAt, ROUTES, slugAt, type MetaKey } from '#contract/pages.ts'
import type { HeadWords } from './head.ts'

/** Where the words of a document come from; `null` for what nobody has. */
export interface WordSources {
  meta: (key: MetaKey, language: Language) => Promise<Meta | null>
  /** A tournament by the slug of its address; no function where this server does not know which there are. */
  tournament: ((slug: string, language: Language) => Promise<HeadWords | null>) | null
  /** The slugs of the tournaments that search engines may be told of. */
  tournaments: () => Promise<readonly string[]>
}

/** What the document of a path says, in the site's own words where the page has none; whether there is such a page. */
export async function documentWords(
  { meta, tournament }: WordSources,
  path: string,
  language: Language,
): Promise<{ isFound: boolean; words: HeadWords | null }> {
  const home = await meta('home', language)
  const site = home === null ? null : { ...home, keywords: '' }
  if (!isSitePath(path)) return { isFound: false, words: site }
  const slug = slugAt(path, ROUTES.tournament)
  if (slug !== null && tournament !== null) {
    const words = await tournament(slug, language)
    return { isFound: words !== null, words: words ?? site }
  }
  const key = metaKeyAt(path)
  return { isFound: true, words: (key === null ? null : await meta(key, language)) ?? site }
}
