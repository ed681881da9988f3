import { useSearchParams } from 'react-router-dom'

/** One word of the address's query, kept there so that a view can be shared and found again with Back. */
export function useSearchParam<const T extends string>(
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
