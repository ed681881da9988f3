import { bets } from '#contract/core/constants.ts'
import type { GameFacts } from '#contract/play/facts.ts'

/** The credits of a round, if the game's stakes are the bets of `spec §9` times a whole number; else `null`. */
export function creditsOf({ min, max }: Pick<GameFacts, 'min' | 'max'>): number | null {
  const [smallest, largest] = [Math.min(...bets.options), Math.max(...bets.options)]
  const credits = Math.round(max / largest)
  // In hundredths, because 0.1 has no exact binary form.
  const isStake = (stake: number, bet: number) => Math.round(stake * 100) === Math.round(bet * credits * 100)
  return credits > 0 && isStake(max, largest) && isStake(min, smallest) ? credits : null
}
