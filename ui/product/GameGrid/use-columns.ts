import { useSyncExternalStore } from 'react'
import { gameColumns, NARROWER } from './columns.ts'

const currentColumns = (): number =>
  NARROWER.find(({ query }) => window.matchMedia(query).matches)?.columns ?? gameColumns.widest
const subscribe = (listener: () => void) => {
  const lists = NARROWER.map(({ query }) => window.matchMedia(query))
  for (const list of lists) list.addEventListener('change', listener)
  return () => {
    for (const list of lists) list.removeEventListener('change', listener)
  }
}

/** How many columns the grid of games has now, and `serverColumns` on a server, which knows no width. */
export const useGameColumns = (serverColumns: number = gameColumns.widest): number =>
  useSyncExternalStore(subscribe, currentColumns, () => serverColumns)

/** How many of `total` games to show, `limit` at most, so that no row but the very last is incomplete. */
export const wholeRows = (limit: number, total: number, columns: number): number =>
  total <= limit ? total : Math.max(columns, limit - (limit % columns))
