import { useSearchParamsState } from './search-params-state.ts'

/** State in a search parameter with a fixed set of values, so that a view can be shared and restored with Back. */
export function useSearchParam<const T extends string>(
  name: string,
  values: readonly T[],
  fallback: T,
): [value: T, setValue: (value: T) => void] {
  const [search, go] = useSearchParamsState()
  const value = values.find((candidate) => candidate === search.get(name)) ?? fallback
  return [value, (next) => go({ [name]: next === fallback ? null : next })]
}
