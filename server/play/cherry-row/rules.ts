import { roundNumbers, type RoundSeeds } from '../fairness.ts'

/** The symbols of Cherry Row, rarest first. */
export const SYMBOLS = ['seven', 'bar', 'gem', 'plum', 'cherry'] as const
export type CherrySymbol = (typeof SYMBOLS)[number]

/** How many of a reel's 16 stops show a symbol. */
export const WEIGHTS: Readonly<Record<CherrySymbol, number>> = { seven: 1, bar: 2, gem: 3, plum: 4, cherry: 6 }
/** What three of a kind return, in stakes. */
export const PAYS: Readonly<Record<CherrySymbol, number>> = { seven: 350, bar: 70, gem: 21, plum: 8, cherry: 4 }
/** Exactly two cherries give the stake back, which is no win and never celebrated. */
export const TWO_CHERRIES = 1

const REELS = 3
/** The order of a reel's stops; the three reels are equal. */
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

/** Where the reels stand after a round: an index of `REEL` for each. */
export type Stops = readonly [number, number, number]

/** The symbols at stops. */
export const symbolsAt = (stops: Stops): CherrySymbol[] => stops.map((stop) => REEL[stop] ?? 'cherry')

/** What a result returns, in stakes. */
export function multiplier(symbols: readonly CherrySymbol[]): number {
  const [first] = symbols
  if (first !== undefined && symbols.length === REELS && symbols.every((symbol) => symbol === first)) return PAYS[first]
  return symbols.filter((symbol) => symbol === 'cherry').length === 2 ? TWO_CHERRIES : 0
}

/** The stops of a round: decided here, from the seeds; a frame only shows them. */
export function spin(seeds: RoundSeeds): Stops {
  const numbers = roundNumbers(seeds, REEL.length)
  return [numbers.next().value, numbers.next().value, numbers.next().value]
}
