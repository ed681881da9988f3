import { bets } from '#contract/core/constants.ts'
import type { GameFacts } from '#contract/play/facts.ts'

/** More credits are no level of a game: its stakes have another reason. */
const MAX_CREDITS = 100

/** The credits that a round takes. */
export interface Credits {
  min: number
  max: number
}

/** The credits of a round, if the game's stakes are the bets of `spec §9` times whole numbers up to 100; else `null`. */
export function creditsOf({ min, max }: Pick<GameFacts, 'min' | 'max'>): Credits | null {
  const credits = { min: Math.round(min / Math.min(...bets.options)), max: Math.round(max / Math.max(...bets.options)) }
  // In hundredths, because 0.1 has no exact binary form.
  const isStake = (stake: number, bet: number) => Math.round(stake * 100) === Math.round(bet * 100)
  const areWhole =
    isStake(min, Math.min(...bets.options) * credits.min) && isStake(max, Math.max(...bets.options) * credits.max)
  return credits.min > 0 && credits.max >= credits.min && credits.max <= MAX_CREDITS && areWhole ? credits : null
}
