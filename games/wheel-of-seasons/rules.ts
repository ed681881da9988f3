import type { GameRules } from '../game.ts'
import { SLOT_PACE_MS } from '../pace.ts'
import { createStakeRules, DEFAULT_LEVEL, stakesOf, type StakeBet } from '../stakes.ts'

/** Payouts of the 54 segments in order, as multiples of the stake; together they pay 52 stakes. */
export const SEGMENTS: readonly number[] = [
  20, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 4, 0, 0, 0, 1, 0, 0, 0, 0, 8, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0,
  0, 2, 0, 0, 0, 4, 0, 0, 0, 1, 2, 0, 0, 2, 0,
]

/** The movie has no chooser: the bet of the page decides. */
const stakes = createStakeRules([DEFAULT_LEVEL])

interface Spin {
  segment: number
  multiplier: number
}

/** Wheel of Seasons: one spin of a wheel. The view is `{ segment, multiplier }`, the segment counted from 0. */
export const wheelOfSeasons: GameRules<StakeBet, Spin, never> = {
  facts: {
    ...stakes.facts,
    returns: [52, 54],
    volatility: 'medium',
    maxWin: 20,
    paceMs: SLOT_PACE_MS,
    contribution: 100,
  },
  // The movie reads the stakes and draws the wheel from the segments.
  limits: { ...stakes.limits, stakes: stakesOf(stakes.limits), segments: SEGMENTS },
  readBet: stakes.readBet,
  stakeOf: ({ stake }) => stake,
  begin({ stake }, draw) {
    const segment = draw(SEGMENTS.length)
    const multiplier = SEGMENTS[segment] ?? 0
    return { state: { segment, multiplier }, win: stake * multiplier, isOver: true }
  },
  view: ({ segment, multiplier }) => ({ segment, multiplier }),
}
