import { useSyncExternalStore } from 'react'

/** The widths of the grid's columns, as in `GameGrid.css.ts`: up to each one it has so many. */
const NARROWER = [
  { query: '(max-width: 699px)', columns: 2 },
  { query: '(max-width: 1023px)', columns: 3 },
  { query: '(max-width: 1189px)', columns: 4 },
] as const
const WIDEST = 5

const currentColumns = (): number => NARROWER.find(({ query }) => window.matchMedia(query).matches)?.columns ?? WIDEST
const subscribe = (listener: () => void) => {
  const lists = NARROWER.map(({ query }) => window.matchMedia(query))
  for (const list of lists) list.addEventListener('change', listener)
  return () => {
    for (const list of lists) list.removeEventListener('change', listener)
  }
}

/** How many columns the grid of games has now. */
export const useGameColumns = (): number => useSyncExternalStore(subscribe, currentColumns, () => WIDEST)

/** How many of `total` games to show, `limit` at most, so that no row but the very last is incomplete. */
export const wholeRows = (limit: number, total: number, columns: number): number =>
  total <= limit ? total : Math.max(columns, limit - (limit % columns))
