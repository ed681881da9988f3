import { SCORINGS, type Scoring } from '#contract/lobby/tournaments.ts'

/** The scoring rule of a stored text; stakes if it is none. */
export const toScoring = (text: string): Scoring => SCORINGS.find((scoring) => scoring === text) ?? 'stakes'

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
