import { useNavigate, useLocation, useParams, useSearchParams } from 'react-router-dom'
import type { PlayMode } from '#contract/games.ts'
import { isGameType, ROUTES, slugAt, type GameType } from '#contract/pages.ts'

/** Goes to a path of the site; `replace` where Back must not lead here again. */
export function useNavigateTo(options?: { replace: boolean }): (path: string) => void {
  const navigate = useNavigate()
  return (path) => void navigate(path, options)
}

/** The lobby's type from the address, or `null` where the slug names none. */
export function useGameType(): GameType | null {
  const { slug } = useParams()
  if (slug === undefined) return 'all'
  return isGameType(slug) ? slug : null
}

/** The game's slug and mode from the address; `null` where it names none (`spec §2`). */
export function useGameRoute(): { slug: string; mode: PlayMode } | null {
  const slug = slugAt(useLocation().pathname, ROUTES.game)
  const [search] = useSearchParams()
  return slug === null ? null : { slug, mode: search.get('mode') === 'demo' ? 'demo' : 'real' }
}

/** The path and the hash of the address; each step of the history has a `key` of its own. */
export function useLocationInfo(): { path: string; hash: string; key: string } {
  const { pathname, hash, key } = useLocation()
  return { path: pathname, hash, key }
}

/** The slug of the address. */
export function useSlug(): string {
  const { slug = '' } = useParams()
  return slug
}
