import { engines } from '#games/registry.ts'
import { catalogue } from '#server/seed/catalogue.ts'

const PERCENT = 100

/**
 * The exact share of the stakes that the house keeps in a slot that wagers a bonus, in percent: the first of its games, or
 * Cherry Row. The card of a bonus and the page of promotions calculate its cost with it.
 */
export function bonusEdge([first]: readonly string[]): number {
  const [, , , , engine = 'cherry-row'] = catalogue.find(([slug]) => slug === first) ?? []
  const [paid, staked] = engines[engine].facts.returns
  return PERCENT - (PERCENT * paid) / staked
}
