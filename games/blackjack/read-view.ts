import { fieldOf, isNumber, itemsOf, numberOf, textsOf } from '../json.ts'

/** What a player can do with a hand. */
export const MOVES = ['hit', 'stand', 'double', 'split'] as const
export type MoveName = (typeof MOVES)[number]

/** How a hand of the player ended. */
export const RESULTS = ['blackjack', 'win', 'push', 'lose', 'bust'] as const
export type HandResult = (typeof RESULTS)[number]

/** A hand on the table. */
export type ShownHand = {
  /** Names of the cards (`cards/deck.ts`). */
  readonly cards: readonly string[]
  readonly total: number
  /** An ace counts 11. */
  readonly isSoft: boolean
}

/** A hand of the player. */
export type PlayerHand = ShownHand & {
  /** In kopecks; twice the bet after a double. */
  readonly stake: number
  /** `null` until the end of the round. */
  readonly result: HandResult | null
}

/** What the player sees of a round. */
export type TableView = {
  /** The bet in kopecks, which each hand began with. */
  readonly bet: number
  /** The dealer's cards; only the first one until the end of the round. */
  readonly dealer: ShownHand
  /** The player's hand, or two after a split. */
  readonly hands: readonly PlayerHand[]
  /** Which of them plays now; `null` after the end. */
  readonly active: number | null
  /** What can be done with it. */
  readonly moves: readonly MoveName[]
  /** The moves so far. */
  readonly played: readonly MoveName[]
}

const isMove = (name: string): name is MoveName => MOVES.some((move) => move === name)

const readHand = (hand: unknown): ShownHand => ({
  cards: textsOf(fieldOf(hand, 'cards')),
  total: numberOf(fieldOf(hand, 'total')),
  isSoft: fieldOf(hand, 'isSoft') === true,
})

const readPlayerHand = (hand: unknown): PlayerHand => ({
  ...readHand(hand),
  stake: numberOf(fieldOf(hand, 'stake')),
  result: RESULTS.find((result) => result === fieldOf(hand, 'result')) ?? null,
})

/** Reads the view of a round. */
export function readTable(view: unknown): TableView {
  const active = fieldOf(view, 'active')
  return {
    bet: numberOf(fieldOf(view, 'bet')),
    dealer: readHand(fieldOf(view, 'dealer')),
    hands: itemsOf(fieldOf(view, 'hands')).map(readPlayerHand),
    active: isNumber(active) ? active : null,
    moves: textsOf(fieldOf(view, 'moves')).filter(isMove),
    played: textsOf(fieldOf(view, 'played')).filter(isMove),
  }
}
