import type { Kopecks } from './game.ts'
import { fieldOf } from './json.ts'

/** Credits of a stake. */
export const CREDITS = 10

/** Stakes of the games with one stake: ten credits of the product's bet options. */
export const STAKES: readonly Kopecks[] = [100, 250, 500, 1000]

export const stakeLimits = { stakes: STAKES }
export const stakeFacts = { minStake: 100, maxStake: 1000 }

/** A bet that is a stake alone. */
export type StakeBet = { readonly stake: Kopecks }

/** Returns the bet `{ stake }` if the stake is offered, or `null`. */
export function readStakeBet(sent: unknown): StakeBet | null {
  const stake = STAKES.find((one) => one === fieldOf(sent, 'stake'))
  return stake === undefined ? null : { stake }
}
