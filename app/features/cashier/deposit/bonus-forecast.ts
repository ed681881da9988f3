import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import type { Bonus } from '#contract/player/bonuses.ts'

/** The bonus of the next deposit. `null`: the amount is not known yet; `belowMinimum`: it is lost with this amount. */
export interface BonusForecast {
  bonus: Bonus
  /** What it gives for the amount, in rubles. */
  gives: number | 'belowMinimum' | null
  /** It can be activated once the active bonus has ended. */
  isOtherActive: boolean
}

/** What the bonus gives for an amount, in rubles, rounded down to kopecks as the server does. */
function givenFor({ percent, max_amount: max, amount: fixed }: Bonus, amount: number): number {
  if (percent === 0) return fixed
  const given = Math.floor((amount * KOPECKS_PER_RUBLE * percent) / 100) / KOPECKS_PER_RUBLE
  return max > 0 ? Math.min(given, max) : given
}

/** Which bonus a deposit of `amount` rubles earns; `null` for none, and where the back end does not say. */
export function bonusForecast(bonuses: readonly Bonus[], amount: number | null): BonusForecast | null {
  const bonus = bonuses.find(({ state, next }) => state === 'available' && next)
  if (bonus === undefined) return null
  const isOtherActive = bonuses.some(({ state }) => state === 'active')
  if (amount === null) return { bonus, gives: null, isOtherActive }
  const gives = amount < bonus.min_deposit ? 'belowMinimum' : givenFor(bonus, amount)
  return { bonus, gives, isOtherActive }
}
