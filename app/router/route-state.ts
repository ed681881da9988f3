import { useNavigate, useLocation, useParams, useSearchParams } from 'react-router-dom'
import type { PlayMode } from '#contract/lobby/games.ts'
import { GAME_SORTS, isGameType, ROUTES, slugAt, type GameType } from '#contract/lobby/pages.ts'

/** Returns a function that navigates to a site path. */
export function useNavigateTo(options?: { replace: boolean }): (path: string) => void {
  const navigate = useNavigate()
  return (path) => void navigate(path, options)
}

/** The game type from the URL; `null` for an unknown slug. */
export function useGameType(): GameType | null {
  const { slug } = useParams()
  if (slug === undefined) return 'all'
  return isGameType(slug) ? slug : null
}

/** The order of the game list from the URL; `''` is the order of the back end. */
export function useSortParam(): (typeof GAME_SORTS)[number] | '' {
  const [search] = useSearchParams()
  return GAME_SORTS.find((sort) => sort === search.get('sort')) ?? ''
}

/** The game's slug and mode from the URL; `null` without a slug (`spec §2`). */
export function useGameRoute(): { slug: string; mode: PlayMode } | null {
  const slug = slugAt(useLocation().pathname, ROUTES.game)
  const [search] = useSearchParams()
  return slug === null ? null : { slug, mode: search.get('mode') === 'demo' ? 'demo' : 'real' }
}

/** The current path, hash and history entry `key`. */
export function useLocationInfo(): { path: string; hash: string; key: string } {
  const { pathname, hash, key } = useLocation()
  return { path: pathname, hash, key }
}

/** The `:slug` parameter of the route, or an empty string. */
export function useSlug(): string {
  const { slug = '' } = useParams()
  return slug
}
