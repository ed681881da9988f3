import { fieldOf, itemsOf, numberOf, numbersOf, textsOf } from '../json.ts'

/** A winning line. Money in kopecks. */
export type LineView = {
  readonly line: number
  readonly symbol: string
  readonly count: number
  readonly win: number
}

/** Free spins that were played and won so far, and those that this spin added. */
export type FreeSpins = { readonly played: number; readonly won: number; readonly added: number }

/** What the player sees of the last spin. */
export type SpinView = {
  /** Top rows of the reels. */
  readonly stops: readonly number[]
  /** Visible symbols by reel. */
  readonly grid: readonly (readonly string[])[]
  readonly lines: readonly LineView[]
  readonly scatters: number
  readonly scatterWin: number
  /** Of the spin: lines and scatters. */
  readonly win: number
  /** `null` in a round without free spins. */
  readonly free: FreeSpins | null
  /** Of the round so far. */
  readonly total: number
}

const numberAt = (value: unknown, name: string): number => numberOf(fieldOf(value, name))

const readLine = (value: unknown): LineView => ({
  line: numberAt(value, 'line'),
  symbol: String(fieldOf(value, 'symbol')),
  count: numberAt(value, 'count'),
  win: numberAt(value, 'win'),
})

/** Reads the view of a round. */
export function readSpin(view: unknown): SpinView {
  const free = fieldOf(view, 'free')
  return {
    stops: numbersOf(fieldOf(view, 'stops')),
    grid: itemsOf(fieldOf(view, 'grid')).map(textsOf),
    lines: itemsOf(fieldOf(view, 'lines')).map(readLine),
    scatters: numberAt(view, 'scatters'),
    scatterWin: numberAt(view, 'scatterWin'),
    win: numberAt(view, 'win'),
    free:
      typeof free === 'object' && free !== null
        ? { played: numberAt(free, 'played'), won: numberAt(free, 'won'), added: numberAt(free, 'added') }
        : null,
    total: numberAt(view, 'total'),
  }
}
