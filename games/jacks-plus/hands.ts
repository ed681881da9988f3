/** Ranks from the lowest, and suits. A card is a number from 0 to 51: `4 × rank + suit`. */
const RANKS = '23456789TJQKA'
const SUITS = 'cdhs'
export const DECK = RANKS.length * SUITS.length
export const HAND_SIZE = 5

/** Name of a card: rank and suit, such as `Th` for the ten of hearts and `As` for the ace of spades. */
export const cardName = (card: number): string => `${RANKS[card >> 2] ?? ''}${SUITS[card & 3] ?? ''}`

/** The paying hands, best first, with their payout as a multiple of the stake: the table known as 9/6. */
export const PAYS = {
  'royal-flush': 800,
  'straight-flush': 50,
  'four-of-a-kind': 25,
  'full-house': 9,
  flush: 6,
  straight: 4,
  'three-of-a-kind': 3,
  'two-pair': 2,
  'jacks-or-better': 1,
} as const
export type Hand = keyof typeof PAYS

const JACK = RANKS.indexOf('J')
const TEN = RANKS.indexOf('T')
/** The ranks of 5-4-3-2-A, ascending. */
const WHEEL = '0,1,2,3,12'

/** Returns the hand of five cards, or `null` for one that pays nothing. */
export function handOf(cards: readonly number[]): Hand | null {
  const ranks = cards.map((card) => card >> 2).toSorted((a, b) => a - b)
  const [lowest = 0] = ranks
  const isFlush = cards.every((card) => (card & 3) === ((cards[0] ?? 0) & 3))
  const isStraight = ranks.every((rank, index) => rank === lowest + index) || ranks.join(',') === WHEEL
  if (isStraight && isFlush) return lowest === TEN ? 'royal-flush' : 'straight-flush'
  const counts = Array.from({ length: RANKS.length }, (_, rank) => ranks.filter((one) => one === rank).length)
  const pairs = counts.filter((count) => count === 2).length
  if (counts.includes(4)) return 'four-of-a-kind'
  if (counts.includes(3) && pairs === 1) return 'full-house'
  if (isFlush) return 'flush'
  if (isStraight) return 'straight'
  if (counts.includes(3)) return 'three-of-a-kind'
  if (pairs === 2) return 'two-pair'
  return counts.some((count, rank) => count === 2 && rank >= JACK) ? 'jacks-or-better' : null
}
