import type { GameRules } from '../game.ts'
import type { Draw } from '../numbers.ts'
import { SLOT_PACE_MS } from '../pace.ts'
import { createStakeRules, SLOT_LEVELS, type StakeBet } from '../stakes.ts'
import type { SpinView } from './read-view.ts'

/** The symbols of Cherry Row, rarest first. */
export const SYMBOLS = ['seven', 'bar', 'gem', 'plum', 'cherry'] as const
export type CherrySymbol = (typeof SYMBOLS)[number]

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

/** Returns the payout of three symbols as a multiple of the stake. */
export function multiplier(symbols: readonly CherrySymbol[]): number {
  const [first] = symbols
  if (first !== undefined && symbols.length === REELS && symbols.every((symbol) => symbol === first)) return PAYS[first]
  return symbols.filter((symbol) => symbol === 'cherry').length === 2 ? TWO_CHERRIES : 0
}

interface Spin {
  /** Positions of the reels, as indexes into `REEL`. */
  stops: readonly number[]
  symbols: readonly CherrySymbol[]
}

/** Stops the reels. */
export function spin(draw: Draw): Spin {
  const stops = Array.from({ length: REELS }, () => draw(REEL.length))
  return { stops, symbols: stops.map((stop) => REEL[stop] ?? 'cherry') }
}

const stakes = createStakeRules(SLOT_LEVELS)

/** Cherry Row: three reels, one stake. */
export const cherryRow: GameRules<StakeBet, Spin, never> = {
  facts: {
    ...stakes.facts,
    returns: [3933, 4096],
    volatility: 'high',
    maxWin: PAYS.seven,
    paceMs: SLOT_PACE_MS,
    contribution: 100,
  },
  limits: stakes.limits,
  readBet: stakes.readBet,
  stakeOf: ({ stake }) => stake,
  begin({ stake }, draw) {
    const state = spin(draw)
    return { state, win: stake * multiplier(state.symbols), isOver: true }
  },
  view: ({ stops, symbols }): SpinView => ({ stops, symbols }),
}
