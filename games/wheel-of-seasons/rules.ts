import type { GameRules } from '../game.ts'
import { SLOT_PACE_MS } from '../pace.ts'
import { readStakeBet, stakeFacts, stakeLimits, type StakeBet } from '../stakes.ts'

/** Payouts of the 54 segments in order, as multiples of the stake; together they pay 52 stakes. */
export const SEGMENTS: readonly number[] = [
  20, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 4, 0, 0, 0, 1, 0, 0, 0, 0, 8, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0,
  0, 2, 0, 0, 0, 4, 0, 0, 0, 1, 2, 0, 0, 2, 0,
]

interface Spin {
  segment: number
  multiplier: number
}

/** Wheel of Seasons: one spin of a wheel. The view is `{ segment, multiplier }`, the segment counted from 0. */
export const wheelOfSeasons: GameRules<StakeBet, Spin, never> = {
  facts: {
    ...stakeFacts,
    returns: [52, 54],
    volatility: 'medium',
    maxWin: 20,
    paceMs: SLOT_PACE_MS,
    contribution: 100,
  },
  // The movie draws the wheel from it.
  limits: { ...stakeLimits, segments: SEGMENTS },
  readBet: readStakeBet,
  stakeOf: ({ stake }) => stake,
  begin({ stake }, draw) {
    const segment = draw(SEGMENTS.length)
    const multiplier = SEGMENTS[segment] ?? 0
    return { state: { segment, multiplier }, win: stake * multiplier, isOver: true }
  },
  view: ({ segment, multiplier }) => ({ segment, multiplier }),
}
