import type { Language } from '#contract/core/languages.ts'
import type { Meta } from '#contract/lobby/meta.ts'
import { isSitePath, metaKeyAt, ROUTES, slugAt, type MetaKey } from '#contract/lobby/pages.ts'
import type { HeadTexts } from './head.ts'

/** Sources of document metadata; `null` if unavailable. */
export interface MetadataSources {
  meta: (key: MetaKey, language: Language) => Promise<Meta | null>
  /** Returns a tournament's metadata by slug; `null` if this server does not know the tournaments. */
  tournament: ((slug: string, language: Language) => Promise<HeadTexts | null>) | null
  /** Slugs of tournaments for the sitemap. */
  tournaments: () => Promise<readonly string[]>
}

/** Returns the metadata of a path, falling back to the site's, and whether the page exists. */
export async function findPageMetadata(
  { meta, tournament }: MetadataSources,
  path: string,
  language: Language,
): Promise<{ isFound: boolean; metadata: HeadTexts | null }> {
  const home = await meta('home', language)
  const site = home === null ? null : { ...home, keywords: '' }
  if (!isSitePath(path)) return { isFound: false, metadata: site }
  const slug = slugAt(path, ROUTES.tournament)
  if (slug !== null && tournament !== null) {
    const metadata = await tournament(slug, language)
    return { isFound: metadata !== null, metadata: metadata ?? site }
  }
  const key = metaKeyAt(path)
  return { isFound: true, metadata: (key === null ? null : await meta(key, language)) ?? site }
}
