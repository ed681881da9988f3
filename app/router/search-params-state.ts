import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** The whole path that is open, as it leads back here. */
export function useCurrentUrl(): string {
  const { pathname, search } = useLocation()
  return `${pathname}${search}`
}

/** Leads elsewhere at once, and leaves no step of the history to come back to. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace: true }), [navigate, to])
  return null
}

/** The words of the address's query; sets some of them as a step of the history, or leaves some out without one. */
export function useSearchParamsState(): [
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
