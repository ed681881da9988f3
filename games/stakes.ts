import { bets, KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import type { Kopecks } from './game.ts'
import { fieldOf, numbersOf } from './json.ts'

/*
 * A stake is a number of credits, the level, times the price of a credit. The prices are the product's bet options
 * (`spec §9`); each game has levels of its own.
 */

/** Prices of a credit. */
export const PRICES: readonly Kopecks[] = bets.options.map((rubles) => Math.round(rubles * KOPECKS_PER_RUBLE))

/** The level that players begin with; every game has it. */
export const DEFAULT_LEVEL = 10

/** The stake that players begin with. */
export const DEFAULT_STAKE: Kopecks = Math.round(bets.options[bets.defaultIndex] * KOPECKS_PER_RUBLE) * DEFAULT_LEVEL

/** Levels of a slot whose smallest win is its stake. */
export const SLOT_LEVELS = [1, 2, 5, 10, 20, 50, 100] as const
/** Levels of a game that pays parts of its stake: they keep every win a whole number of kopecks. */
export const DIVISIBLE_LEVELS = [10, 20, 50, 100] as const
/** Levels of a game with one to five coins, of ten or of a hundred credits. */
export const COIN_LEVELS = [10, 20, 30, 40, 50, 100, 200, 300, 400, 500] as const

/** Levels of a table with one stake. */
export const TABLE_LEVELS = [10, 20, 50, 100, 200, 500] as const

/** A bet that is a stake alone. */
export type StakeBet = { readonly stake: Kopecks }

/** The limits of a game, as its frame gets them. */
export type StakeLimits = { readonly prices: readonly Kopecks[]; readonly levels: readonly number[] }

/** Reads the limits of a game; prices or levels that are missing give none. */
export const readStakeLimits = (sent: unknown): StakeLimits => ({
  prices: numbersOf(fieldOf(sent, 'prices')),
  levels: numbersOf(fieldOf(sent, 'levels')),
})

/** The stakes that limits allow, from the smallest on. */
export function stakesOf(limits: unknown): readonly Kopecks[] {
  const { prices, levels } = readStakeLimits(limits)
  const stakes = new Set(prices.flatMap((price) => levels.map((level) => price * level)))
  return [...stakes].toSorted((one, other) => one - other)
}

/** The stakes of a game with these levels: what its rules need of them. */
export function createStakeRules(levels: readonly number[]) {
  const limits: StakeLimits = { prices: PRICES, levels }
  const stakes = stakesOf(limits)
  return {
    limits,
    facts: { minStake: stakes[0] ?? 0, maxStake: stakes.at(-1) ?? 0 },
    /** Returns the bet `{ stake }` if the stake is offered, or `null`. */
    readBet(sent: unknown): StakeBet | null {
      const stake = stakes.find((one) => one === fieldOf(sent, 'stake'))
      return stake === undefined ? null : { stake }
    },
  }
}
