import { useSyncExternalStore } from 'react'
import { NARROWER, WIDEST } from './columns.ts'

const currentColumns = (): number => NARROWER.find(({ query }) => window.matchMedia(query).matches)?.columns ?? WIDEST
const subscribe = (listener: () => void) => {
  const lists = NARROWER.map(({ query }) => window.matchMedia(query))
  for (const list of lists) list.addEventListener('change', listener)
  return () => {
    for (const list of lists) list.removeEventListener('change', listener)
  }
}

/** How many columns the grid of games has now; on a server, how many it has on such a device. */
export const useGameColumns = (onServer: 'phone' | 'desktop' = 'desktop'): number =>
  useSyncExternalStore(subscribe, currentColumns, () => (onServer === 'phone' ? NARROWER[0].columns : WIDEST))

/** How many of `total` games to show, `limit` at most, so that no row but the very last is incomplete. */
export const wholeRows = (limit: number, total: number, columns: number): number =>
  total <= limit ? total : Math.max(columns, limit - (limit % columns))
