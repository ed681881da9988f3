import { DECK } from '../cards/deck.ts'
import { HAND_SIZE, handOf, PAYS } from '../jacks-plus/hands.ts'

/*
 * The exact return of Jacks Plus with best play, for tests: every deal, every way to hold. What the draws pay together
 * comes from sums over sets of cards, so that no draw is enumerated.
 */

/** Ways to hold, as bits: bit 0 is the first card. */
const HOLDS = 2 ** HAND_SIZE
/** Cards left in the deck after the deal. */
const LEFT = DECK - HAND_SIZE

/** Binomial coefficient. */
const choose = (n: number, k: number): number =>
  Array.from({ length: k }).reduce((product: number, _, index) => (product * (n - index)) / (index + 1), 1)

const holds = Array.from({ length: HOLDS }, (_, hold) => hold)
const sizeOf = (hold: number): number => [0, 1, 2, 3, 4].filter((card) => (hold & (1 << card)) !== 0).length
const lastCard = Int32Array.from(holds, (hold) => 31 - Math.clz32(hold))
/** The number of sets of fewer cards: where the sets of a hold's size begin in the sums. */
const firstIndex = Int32Array.from(holds, (hold) =>
  Array.from({ length: sizeOf(hold) }).reduce((sum: number, _, size) => sum + choose(DECK, size), 0),
)
/** What the last card of a hold adds to the index of its set, by hold and card. */
const rank = holds.map((hold) => Int32Array.from({ length: DECK }, (_, card) => choose(card, sizeOf(hold))))

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** Calls `visit` with every hand of five cards in ascending order; the array is reused. */
export function forEachHand(visit: (hand: number[]) => void): void {
  const hand = [0, 0, 0, 0, 0]
  for (hand[0] = 0; hand[0] < DECK; hand[0] += 1)
    for (hand[1] = hand[0] + 1; hand[1] < DECK; hand[1] += 1)
      for (hand[2] = hand[1] + 1; hand[2] < DECK; hand[2] += 1)
        for (hand[3] = hand[2] + 1; hand[3] < DECK; hand[3] += 1)
          for (hand[4] = hand[3] + 1; hand[4] < DECK; hand[4] += 1) visit(hand)
}

/** Writes where the sums of a hand's 32 sets of cards are: each set follows from the one without its last card. */
function indexSets(hand: readonly number[], indexes: Int32Array): void {
  indexes[0] = 0
  for (let hold = 1; hold < HOLDS; hold += 1) {
    const last = lastCard[hold] ?? 0
    const rest = hold & ~(1 << last)
    const restIndex = (indexes[rest] ?? 0) - (firstIndex[rest] ?? 0)
    indexes[hold] = (firstIndex[hold] ?? 0) + restIndex + (rank[hold]?.[hand[last] ?? 0] ?? 0)
  }
}

/** Returns the return as a reduced fraction. All sums stay below 2^53, so they are exact. */
export function bestReturn(): readonly [number, number] {
  // What all hands pay that contain a set of cards.
  const sums = new Float64Array((firstIndex[HOLDS - 1] ?? 0) + choose(DECK, HAND_SIZE))
  const indexes = new Int32Array(HOLDS)
  forEachHand((hand) => {
    const paying = handOf(hand)
    if (paying === null) return
    const pays = PAYS[paying]
    indexSets(hand, indexes)
    for (const index of indexes) sums[index] = (sums[index] ?? 0) + pays
  })
  const draws = holds.map((hold) => choose(LEFT, HAND_SIZE - sizeOf(hold)))
  const common = draws.reduce((all, one) => (all / gcd(all, one)) * one, 1)
  const weights = Float64Array.from(draws, (one) => common / one)
  const values = new Float64Array(HOLDS)
  let total = 0
  forEachHand((hand) => {
    indexSets(hand, indexes)
    for (let hold = 0; hold < HOLDS; hold += 1) values[hold] = sums[indexes[hold] ?? 0] ?? 0
    // Subtract the hands that contain a discarded card.
    for (let bit = 1; bit < HOLDS; bit *= 2)
      for (let hold = 0; hold < HOLDS; hold += 1)
        if ((hold & bit) === 0) values[hold] = (values[hold] ?? 0) - (values[hold | bit] ?? 0)
    let best = 0
    for (let hold = 0; hold < HOLDS; hold += 1) best = Math.max(best, (values[hold] ?? 0) * (weights[hold] ?? 0))
    total += best
  })
  const whole = common * choose(DECK, HAND_SIZE)
  const divisor = gcd(whole, total)
  return [total / divisor, whole / divisor]
}
