import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Creates a hook for UI state, such as expanded sections, that is saved per history entry. Back restores it, and with
 * it the page height and scroll position. It is kept in memory only.
 */
export function createHistoryEntryState<T>(): (name: string, initial: T) => [value: T, setValue: (next: T) => void] {
  const saved = createEvent<{ entryKey: string; value: T }>()
  const $values = createStore<ReadonlyMap<string, T>>(new Map(), { serialize: 'ignore' }).on(
    saved,
    (before, { entryKey, value }) => (before.get(entryKey) === value ? before : new Map(before).set(entryKey, value)),
  )
  return function useEntryState(name, initial) {
    const { key } = useLocation()
    const { values, save } = useUnit({ values: $values, save: saved })
    const entryKey = `${key} ${name}`
    const [value, setValue] = useState(() => values.get(entryKey) ?? initial)
    useEffect(() => void save({ entryKey, value }), [save, entryKey, value])
    return [value, setValue]
  }
}
