import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** The current path with its query. */
export function useCurrentUrl(): string {
  const { pathname, search } = useLocation()
  return `${pathname}${search}`
}

/** Navigates on mount and replaces the history entry. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace: true }), [navigate, to])
  return null
}

/** The search parameters. `go` sets some with a new history entry, `remove` deletes some and replaces the entry. */
export function useSearchParamsState(): [
  search: URLSearchParams,
  go: (params: Readonly<Record<string, string>>) => void,
  remove: (names: readonly string[]) => void,
] {
  const [search, setSearch] = useSearchParams()
  const go = (params: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(params)) next.set(name, value)
    // A click fires both click and focus handlers: do not push a second history entry.
    if (next.toString() !== new URLSearchParams(window.location.search).toString()) {
      setSearch(next, { preventScrollReset: true })
    }
  }
  const remove = useCallback(
    (names: readonly string[]) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current)
          for (const name of names) next.delete(name)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  )
  return [search, go, remove]
}
