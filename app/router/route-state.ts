import { useCallback } from 'react'
import { Navigate, useNavigate, useLocation, useParams, useSearchParams } from 'react-router-dom'
import type { PlayMode } from '#contract/games.ts'
import { isGameType, type GameType } from '#contract/pages.ts'

/** Goes to a path of the site. */
export function useGoTo(): (path: string) => void {
  const navigate = useNavigate()
  return (path) => void navigate(path)
}

/** The lobby's type from the address, or `null` where the slug names none. */
export function useGameType(): GameType | null {
  const { slug } = useParams()
  if (slug === undefined) return 'all'
  return isGameType(slug) ? slug : null
}

/** The game's slug and mode from the address. */
export function useGameRoute(): { slug: string; mode: PlayMode } {
  const { slug = '' } = useParams()
  const [search] = useSearchParams()
  return { slug, mode: search.get('mode') === 'demo' ? 'demo' : 'real' }
}

/** The path and the hash of the address. */
export function usePlace(): { path: string; hash: string } {
  const { pathname, hash } = useLocation()
  return { path: pathname, hash }
}

/** One word of the address's query, kept there so that a view can be shared and found again with Back. */
export function useSearchWord<const T extends string>(
  name: string,
  words: readonly T[],
  fallback: T,
): [word: T, choose: (word: T) => void] {
  const [search, setSearch] = useSearchParams()
  const word = words.find((known) => known === search.get(name)) ?? fallback
  const choose = (next: T) => {
    // A press and the focus that follows it choose the same: one entry of the history is enough.
    if ((new URLSearchParams(window.location.search).get(name) ?? fallback) === next) return
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (next === fallback) after.delete(name)
        else after.set(name, next)
        return after
      },
      { preventScrollReset: true },
    )
  }
  return [word, choose]
}

/** The slug of the address. */
export function useSlug(): string {
  const { slug = '' } = useParams()
  return slug
}

/** The whole path that is open, as it leads back here. */
export function useHere(): string {
  const { pathname, search } = useLocation()
  return `${pathname}${search}`
}

/** Leads elsewhere at once, and leaves no step of the history to come back to. */
export const Redirect = ({ to }: { to: string }) => Navigate({ to, replace: true })

/** The words of the address's query; sets some of them as a step of the history, or leaves some out without one. */
export function useSearchPlace(): [
  search: URLSearchParams,
  go: (words: Readonly<Record<string, string>>) => void,
  leaveOut: (names: readonly string[]) => void,
] {
  const [search, setSearch] = useSearchParams()
  const go = (words: Readonly<Record<string, string>>) => {
    const after = new URLSearchParams(search)
    for (const [name, word] of Object.entries(words)) after.set(name, word)
    // A press and the focus that follows it choose the same: one entry of the history is enough.
    if (after.toString() !== new URLSearchParams(window.location.search).toString()) {
      setSearch(after, { preventScrollReset: true })
    }
  }
  const leaveOut = useCallback(
    (names: readonly string[]) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          for (const name of names) after.delete(name)
          return after
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  )
  return [search, go, leaveOut]
}
