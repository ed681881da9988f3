import { RANKS } from '../cards/deck.ts'

/** The highest total that is not bust. */
export const HIGHEST = 21
/** The dealer draws below this total and stands from it on, also on a soft one. */
export const DEALER_STANDS = 17
const ACE = RANKS.indexOf('A')
const TEN = 10
/** What an ace counts above 1 in a soft hand. */
const SOFT_BONUS = 10

/** Value of a card: 1 for an ace, 10 for court cards. */
export const valueOf = (card: number): number => (card >> 2 === ACE ? 1 : Math.min(TEN, (card >> 2) + 2))

/** What the cards of a hand count together. */
export interface Total {
  readonly total: number
  /** An ace counts 11. */
  readonly isSoft: boolean
}

export const NO_CARDS: Total = { total: 0, isSoft: false }

/** Adds the value of a card, 1 for an ace. */
export function addValue({ total, isSoft }: Total, value: number): Total {
  const hard = total - (isSoft ? SOFT_BONUS : 0) + value
  const hasAce = isSoft || value === 1
  return hasAce && hard + SOFT_BONUS <= HIGHEST
    ? { total: hard + SOFT_BONUS, isSoft: true }
    : { total: hard, isSoft: false }
}

export const totalOf = (cards: readonly number[]): Total =>
  cards.reduce((total, card) => addValue(total, valueOf(card)), NO_CARDS)

/** Whether two cards are an ace and a card that counts ten. A hand of a split is none: the caller knows. */
export const isBlackjack = (cards: readonly number[]): boolean => cards.length === 2 && totalOf(cards).total === HIGHEST

/** Whether a hand is two cards of the same value, such as a king and a ten. */
export function isPair(cards: readonly number[]): boolean {
  const [first, second] = cards
  return cards.length === 2 && first !== undefined && second !== undefined && valueOf(first) === valueOf(second)
}
