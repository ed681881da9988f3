import { LINE_PAYS, LINES, SCATTER_PAYS } from '../amber-coast/lines.ts'
import { LINE_SYMBOLS, REELS, ROWS, SCATTER, STOPS, SYMBOLS, WILD } from '../amber-coast/reels.ts'

/*
 * Every spin of Amber Coast, for tests: 32⁵ positions of the reels. A second program of the rules, which finds the lines
 * that live after three reels and completes them.
 */

/** Spins by the tenths they pay: those without three scatters, and those with. */
export interface SpinCounts {
  readonly plain: readonly number[]
  readonly trigger: readonly number[]
}

export const SPINS = STOPS ** REELS.length

const MAX_TENTHS = 5000
const WILD_ID = SYMBOLS.indexOf(WILD)
const SCATTER_ID = SYMBOLS.indexOf(SCATTER)
const pays = LINE_SYMBOLS.map((symbol) => LINE_PAYS[symbol])

/** Symbols by reel, stop and row, as indexes into `SYMBOLS`. */
const grids = REELS.map((reel) =>
  reel.map((_, stop) => Array.from({ length: ROWS }, (__, row) => SYMBOLS.indexOf(reel[(stop + row) % STOPS] ?? WILD))),
)
const scatters = grids.map((reel) => reel.map((rows) => rows.filter((symbol) => symbol === SCATTER_ID).length))
const symbolAt = (reel: number, stop: number, row = 0): number => grids[reel]?.[stop]?.[row] ?? SCATTER_ID
const scattersAt = (reel: number, stop: number): number => scatters[reel]?.[stop] ?? 0

/** Lines with three equal symbols, as the symbol and the rows of the last reels. */
const livingLines = (stops: readonly [number, number, number]) =>
  LINES.flatMap(([first, second, third, fourth = 0, fifth = 0]) => {
    const symbol = symbolAt(0, stops[0], first)
    const isLiving = [symbolAt(1, stops[1], second), symbolAt(2, stops[2], third)].every(
      (other) => other === symbol || other === WILD_ID,
    )
    const paid = pays[symbol]
    return isLiving && paid !== undefined ? [{ symbol, paid, fourth, fifth }] : []
  })

/** Counts every spin by its win. */
export function countSpins(): SpinCounts {
  const [plain, trigger] = [
    Array.from({ length: MAX_TENTHS }, () => 0),
    Array.from({ length: MAX_TENTHS }, () => 0),
  ] as const
  const everyStop = Array.from({ length: STOPS }, (_, stop) => stop)
  for (const first of everyStop)
    for (const second of everyStop)
      for (const third of everyStop) {
        const lines = livingLines([first, second, third])
        const seen = scattersAt(0, first) + scattersAt(1, second) + scattersAt(2, third)
        for (const fourth of everyStop)
          for (const fifth of everyStop) {
            const count = seen + scattersAt(3, fourth) + scattersAt(4, fifth)
            let tenths = SCATTER_PAYS[count - 3] ?? 0
            for (const line of lines) {
              const next = symbolAt(3, fourth, line.fourth)
              const isFour = next === line.symbol || next === WILD_ID
              const isFive = isFour && symbolAt(4, fifth, line.fifth) === line.symbol
              tenths += line.paid[isFive ? 2 : isFour ? 1 : 0]
            }
            const counts = count >= 3 ? trigger : plain
            counts[tenths] = (counts[tenths] ?? Number.NaN) + 1
          }
      }
  return { plain, trigger }
}
