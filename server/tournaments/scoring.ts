/** How a tournament counts points: by the sum of stakes, the best win per stake, or the number of rounds. */
export const SCORINGS = ['stakes', 'ratio', 'rounds'] as const
export type Scoring = (typeof SCORINGS)[number]

/** Whether a text of the database names a way of counting. */
export const isScoring = (text: string): text is Scoring => SCORINGS.some((scoring) => scoring === text)

/** What a player's rounds in a tournament add up to. */
export interface Played {
  stakes_kopecks: number
  best_ratio: number
  rounds: number
}

/** Kopecks staked for one point. */
const KOPECKS_PER_POINT = 1000

/** A player's points, to two decimals. */
export function points(scoring: Scoring, { stakes_kopecks, best_ratio, rounds }: Played): number {
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
/** How slowly the prizes fall: the first of ten places takes about a third of the fund. */
const FALL = 1.1

/** A fund in kopecks shared among places, falling, in whole hundreds of rubles; what rounding leaves goes to the first. */
export function sharePrizes(fund: number, places: number): number[] {
  const weights = Array.from({ length: places }, (_, at) => 1 / (at + 1) ** FALL)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const prizes = weights.map(
    (weight) => Math.max(1, Math.floor((fund * weight) / whole / HUNDRED_RUBLES)) * HUNDRED_RUBLES,
  )
  const rest = fund - prizes.reduce((sum, prize) => sum + prize, 0)
  return prizes.map((prize, at) => (at === 0 ? prize + rest : prize))
}
