/* What a bonus costs on average, for its card: money in rubles. */

/** Average percent of the stakes that the house keeps, where the server does not say. */
const USUAL_EDGE = 4

/** A bonus, and what must be staked before its money is the player's own. */
export interface BonusWager {
  amount: number
  stakes: number
  /** Percent of the stakes that the house keeps on average; 0 if it is not known. */
  edge: number
  /** The most that becomes own money, 0 for all of it. */
  maxPaid?: number
}

export interface BonusCost {
  /** What the stakes cost on average. */
  cost: number
  /** What becomes own money on average: bonus minus cost, up to `maxPaid`; never below 0. */
  kept: number
  /** The cost as a share of the bonus, 0 to 1. */
  share: number
}

/** What it costs on average to wager a bonus. */
export function bonusCost({ amount, stakes, edge, maxPaid = 0 }: BonusWager): BonusCost {
  const cost = Math.round((stakes * (edge || USUAL_EDGE)) / 100)
  return {
    cost,
    kept: Math.min(Math.max(0, amount - cost), maxPaid || amount),
    share: amount > 0 ? Math.min(1, cost / amount) : cost > 0 ? 1 : 0,
  }
}
