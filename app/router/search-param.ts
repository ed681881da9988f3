import { useSearchParams } from 'react-router-dom'

/** State in a search parameter with a fixed set of values, so that a view can be shared and restored with Back. */
export function useSearchParam<const T extends string>(
  name: string,
  values: readonly T[],
  fallback: T,
): [value: T, setValue: (value: T) => void] {
  const [search, setSearch] = useSearchParams()
  const value = values.find((candidate) => candidate === search.get(name)) ?? fallback
  const setValue = (next: T) => {
    // A click fires both click and focus handlers: do not push a second history entry.
    if ((new URLSearchParams(window.location.search).get(name) ?? fallback) === next) return
    setSearch(
      (params) => {
        const nextParams = new URLSearchParams(params)
        if (next === fallback) nextParams.delete(name)
        else nextParams.set(name, next)
        return nextParams
      },
      { preventScrollReset: true },
    )
  }
  return [value, setValue]
}
