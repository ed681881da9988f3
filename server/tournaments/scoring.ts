import { KOPECKS_PER_RUBLE, tournament as rules } from '#contract/core/constants.ts'
import { SCORINGS, type Scoring } from '#contract/lobby/tournaments.ts'

/** The scoring rule of a stored text; stakes if it is none. */
export const toScoring = (text: string): Scoring => SCORINGS.find((scoring) => scoring === text) ?? 'stakes'

/** Totals of a player's rounds in a tournament. */
export interface RoundTotals {
  stakes_kopecks: number
  best_ratio: number
  rounds: number
}

/** Kopecks staked for one point. */
const KOPECKS_PER_POINT = rules.rublesPerPoint * KOPECKS_PER_RUBLE

/** Returns a player's points, to two decimals. */
export function points(scoring: Scoring, { stakes_kopecks, best_ratio, rounds }: RoundTotals): number {
  switch (scoring) {
    case 'stakes':
      return Math.floor(stakes_kopecks / KOPECKS_PER_POINT)
    case 'ratio':
      return Math.round(best_ratio * 100) / 100
    case 'rounds':
      return rounds
  }
}

const HUNDRED_RUBLES = 10_000
/** Decay of prizes by rank: the first of ten gets about a third of the fund. */
const DECAY = 1.1

/** Splits a fund in kopecks among ranks, descending, in whole hundreds of rubles; the remainder goes to the first. */
export function sharePrizes(fund: number, ranks: number): number[] {
  const weights = Array.from({ length: ranks }, (_, index) => 1 / (index + 1) ** DECAY)
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0)
  const prizes = weights.map(
    (weight) => Math.max(1, Math.floor((fund * weight) / totalWeight / HUNDRED_RUBLES)) * HUNDRED_RUBLES,
  )
  const remainder = fund - prizes.reduce((sum, prize) => sum + prize, 0)
  return prizes.map((prize, index) => (index === 0 ? prize + remainder : prize))
}
