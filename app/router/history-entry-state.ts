import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Makes a hook for what a visitor has opened on a page: Back finds it again with the entry of the history, so that the page is as long as
 * it was left, and has the place that was left. A step within the page takes it along. It lives as long as the document.
 */
export function createHistoryEntryState<T>(): (name: string, first: T) => [value: T, keep: (next: T) => void] {
  const kept = createEvent<{ place: string; value: T }>()
  const $values = createStore<ReadonlyMap<string, T>>(new Map(), { serialize: 'ignore' }).on(
    kept,
    (before, { place, value }) => (before.get(place) === value ? before : new Map(before).set(place, value)),
  )
  return function useKept(name, first) {
    const { key } = useLocation()
    const { values, keep } = useUnit({ values: $values, keep: kept })
    const place = `${key} ${name}`
    const [value, setValue] = useState(() => values.get(place) ?? first)
    useEffect(() => void keep({ place, value }), [keep, place, value])
    return [value, setValue]
  }
}
