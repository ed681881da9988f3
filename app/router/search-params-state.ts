import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * The search parameters. `go` sets some, or deletes those that are `null`, with a new history entry. `remove` deletes some
 * and replaces the entry.
 */
export function useSearchParamsState(): [
  search: URLSearchParams,
  go: (params: Readonly<Record<string, string | null>>) => void,
  remove: (names: readonly string[]) => void,
] {
  const [search, setSearch] = useSearchParams()
  const go = (params: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(params)) {
      if (value === null) next.delete(name)
      else next.set(name, value)
    }
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
