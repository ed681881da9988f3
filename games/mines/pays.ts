/** Cells in a row, and rows. */
export const SIDE = 5
export const CELLS = SIDE * SIDE

/** How many mines a player can choose. */
export const MINE_COUNTS = [1, 3, 5, 10, 24] as const
export type MineCount = (typeof MINE_COUNTS)[number]

/** Largest win of a round, as a multiple of the stake. */
export const MAX_WIN = 1000

/** Binomial coefficient; every product on the way is exact. */
const choose = (n: number, k: number): number =>
  Array.from({ length: k }).reduce((product: number, _, index) => (product * (n - index)) / (index + 1), 1)

const HUNDREDTHS = 100
/** The steps are even hundredths, so that every stake pays whole kopecks. */
const EVEN = 2
/** What is paid of a fair payout, as numerator and denominator: 98 %. */
export const NOMINAL_RETURN = [49, 50] as const
/** The return of the worst strategy: where rounding down costs most. */
export const WORST_RETURN = [121, 125] as const

/**
 * What a round pays after 1, 2, 3, … safe cells, in hundredths of the stake. A fair payout is one divided by the chance to
 * open so many cells without a mine. It is rounded down. The steps end at the last safe cell or below the largest win.
 */
function stepsOf(mines: number): readonly number[] {
  const steps: number[] = []
  for (let opened = 1; opened <= CELLS - mines; opened += 1) {
    const [part, whole] = NOMINAL_RETURN
    const paid = HUNDREDTHS * part * choose(CELLS, opened)
    const divisor = EVEN * whole * choose(CELLS - mines, opened)
    const pays = (EVEN * (paid - (paid % divisor))) / divisor
    if (pays > MAX_WIN * HUNDREDTHS) break
    steps.push(pays)
  }
  return steps
}

/** The steps by the number of mines. */
export const STEPS: Readonly<Record<MineCount, readonly number[]>> = {
  1: stepsOf(1),
  3: stepsOf(3),
  5: stepsOf(5),
  10: stepsOf(10),
  24: stepsOf(24),
}

/** What a stake wins by hundredths of it. */
export const winOf = (stake: number, pays: number): number => (stake * pays) / HUNDREDTHS
