import type { Language } from '#contract/core/languages.ts'
import type { Meta } from '#contract/lobby/meta.ts'
import { isSitePath, metaKeyAt, ROUTES, slugAt, type MetaKey } from '#contract/lobby/pages.ts'
import type { HeadTexts } from './head.ts'

/** Returns the metadata of one item, or `null` if there is none with this slug. */
type FindTexts = (slug: string, language: Language) => Promise<HeadTexts | null>

/** Sources of document metadata; `null` if unavailable. */
export interface MetadataSources {
  meta: (key: MetaKey, language: Language) => Promise<Meta | null>
  /** Returns a game's metadata by slug; `null` if this server does not know the games. */
  game: FindTexts | null
  /** Returns a tournament's metadata by slug; `null` if this server does not know the tournaments. */
  tournament: FindTexts | null
  /** Slugs of tournaments for the sitemap. */
  tournaments: () => Promise<readonly string[]>
}

/** Whether a page exists; `unknown` if only an operator's back end could tell. */
export type Existence = 'exists' | 'missing' | 'unknown'

/** Returns the metadata of a path, falling back to the site's, and whether the page exists. */
export async function findPageMetadata(
  { meta, game: findGame, tournament, tournaments }: MetadataSources,
  path: string,
  language: Language,
): Promise<{ existence: Existence; metadata: HeadTexts | null }> {
  const home = await meta('home', language)
  const site = home === null ? null : { ...home, keywords: '' }
  if (!isSitePath(path)) return { existence: 'missing', metadata: site }
  const game = slugAt(path, ROUTES.game)
  if (game !== null) {
    if (findGame === null) return { existence: 'unknown', metadata: site }
    const metadata = await findGame(game, language)
    return { existence: metadata === null ? 'missing' : 'exists', metadata: metadata ?? site }
  }
  const slug = slugAt(path, ROUTES.tournament)
  if (slug !== null) {
    if (tournament === null)
      return { existence: (await tournaments()).includes(slug) ? 'exists' : 'unknown', metadata: site }
    const metadata = await tournament(slug, language)
    return { existence: metadata === null ? 'missing' : 'exists', metadata: metadata ?? site }
  }
  const key = metaKeyAt(path)
  return { existence: 'exists', metadata: (key === null ? null : await meta(key, language)) ?? site }
}
