import { RANKS } from '../cards/deck.ts'

export const HAND_SIZE = 5

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

/** Sets of five ranks as bits: five in a row, T-J-Q-K-A and 5-4-3-2-A. */
const IN_A_ROW = 0b1_1111
const TEN_TO_ACE = IN_A_ROW << RANKS.indexOf('T')
const WHEEL = 0b1_0000_0000_1111

/** Hands by how many pairs of cards have equal ranks: four of a kind holds six pairs, two pair two. */
const BY_EQUAL_PAIRS: Readonly<Record<number, Hand>> = {
  2: 'two-pair',
  3: 'three-of-a-kind',
  4: 'full-house',
  6: 'four-of-a-kind',
}

/** Returns the hand of five cards, or `null` for one that pays nothing. */
export function handOf(cards: readonly number[]): Hand | null {
  let [ranks, suits, equalPairs, pairRank] = [0, 0, 0, 0]
  for (const [index, card] of cards.entries()) {
    const rank = card >> 2
    ranks |= 1 << rank
    suits |= 1 << (card & 3)
    for (let other = 0; other < index; other += 1) {
      if ((cards[other] ?? 0) >> 2 !== rank) continue
      equalPairs += 1
      pairRank = rank
    }
  }
  if (equalPairs === 1) return pairRank >= JACK ? 'jacks-or-better' : null
  if (equalPairs > 0) return BY_EQUAL_PAIRS[equalPairs] ?? null
  const lowest = ranks & -ranks
  const isStraight = ranks === lowest * IN_A_ROW || ranks === WHEEL
  const isFlush = (suits & (suits - 1)) === 0
  if (isStraight && isFlush) return ranks === TEN_TO_ACE ? 'royal-flush' : 'straight-flush'
  if (isFlush) return 'flush'
  return isStraight ? 'straight' : null
}
