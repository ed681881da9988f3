import { engineFor, engines } from '#games/registry.ts'

const PERCENT = 100

/**
 * The exact share of the stakes that the house keeps in a slot that wagers a bonus, in percent: the first of its games, or
 * Cherry Row. The card of a bonus and the page of promotions calculate its cost with it.
 */
export function bonusEdge([slug = 'cherry-row']: readonly string[]): number {
  const [paid, staked] = engines[engineFor({ slug, isTable: false, hasJackpot: false })].facts.returns
  return PERCENT - (PERCENT * paid) / staked
}
