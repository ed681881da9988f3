import { fieldOf, itemsOf, textsOf } from '../json.ts'

/** What the player sees of a deal. */
export type DealView = {
  /** Names of the cards (`cards/deck.ts`). */
  readonly cards: readonly string[]
  /** Which of them were held. */
  readonly held: readonly boolean[]
  /** The hand that they make, or `null`. */
  readonly hand: string | null
}

/** Reads the view of a round. */
export function readDeal(view: unknown): DealView {
  const hand = fieldOf(view, 'hand')
  return {
    cards: textsOf(fieldOf(view, 'cards')),
    held: itemsOf(fieldOf(view, 'held')).map((one) => one === true),
    hand: typeof hand === 'string' ? hand : null,
  }
}
