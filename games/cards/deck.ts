/** Ranks from the lowest, and suits. A card is a number from 0 to 51: `4 × rank + suit`. */
export const RANKS = '23456789TJQKA'
const SUITS = 'cdhs'
export const DECK = RANKS.length * SUITS.length

/** Name of a card: rank and suit, such as `Th` for the ten of hearts and `As` for the ace of spades. */
export const cardName = (card: number): string => `${RANKS[card >> 2] ?? ''}${SUITS[card & 3] ?? ''}`
