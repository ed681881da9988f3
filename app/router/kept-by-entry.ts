import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Makes a hook for what a visitor has opened on a page: Back finds it again with the entry of the history, so that the page is as long as
 * it was left, and has the place that was left. A step within the page takes it along. It lives as long as the document.
 */
export function keptByEntry<T>(): (name: string, first: T) => [value: T, keep: (next: T) => void] {
  const values = new Map<string, T>()
  return function useKept(name, first) {
    const { key } = useLocation()
    const place = `${key} ${name}`
    const [value, setValue] = useState(() => values.get(place) ?? first)
    useEffect(() => void values.set(place, value), [place, value])
    return [value, setValue]
  }
}
