import { roundNumbers, type RoundSeeds } from '../fairness.ts'

/** The symbols of Cherry Row, rarest first. */
export const SYMBOLS = ['seven', 'bar', 'gem', 'plum', 'cherry'] as const
export type CherrySymbol = (typeof SYMBOLS)[number]

/** Number of a reel's 16 stops per symbol. */
export const WEIGHTS: Readonly<Record<CherrySymbol, number>> = { seven: 1, bar: 2, gem: 3, plum: 4, cherry: 6 }
/** Payout of three of a kind, as a multiple of the stake. */
export const PAYS: Readonly<Record<CherrySymbol, number>> = { seven: 350, bar: 70, gem: 21, plum: 8, cherry: 4 }
/** Exactly two cherries return the stake; not celebrated as a win. */
export const TWO_CHERRIES = 1

const REELS = 3
/** The stops of a reel in order; all three reels are equal. */
export const REEL: readonly CherrySymbol[] = [
  'cherry',
  'plum',
  'gem',
  'cherry',
  'bar',
  'plum',
  'cherry',
  'seven',
  'cherry',
  'gem',
  'plum',
  'cherry',
  'bar',
  'gem',
  'cherry',
  'plum',
]

/** Stop positions of the reels, as indexes into `REEL`. */
export type Stops = readonly [number, number, number]

/** Returns the symbols at the given stops. */
export const symbolsAt = (stops: Stops): CherrySymbol[] => stops.map((stop) => REEL[stop] ?? 'cherry')

/** Returns the payout as a multiple of the stake. */
export function multiplier(symbols: readonly CherrySymbol[]): number {
  const [first] = symbols
  if (first !== undefined && symbols.length === REELS && symbols.every((symbol) => symbol === first)) return PAYS[first]
  return symbols.filter((symbol) => symbol === 'cherry').length === 2 ? TWO_CHERRIES : 0
}

/** Computes the stops of a round from its seeds; the frame only displays them. */
export function spin(seeds: RoundSeeds): Stops {
  const numbers = roundNumbers(seeds, REEL.length)
  return [numbers.next().value, numbers.next().value, numbers.next().value]
}
