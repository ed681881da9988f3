import { addValue, DEALER_STANDS, HIGHEST, NO_CARDS, type Total } from './hands.ts'
import type { MoveName } from './read-view.ts'

/*
 * The best play and its exact return, by dynamic programming. Each card comes from a full deck, so a hand is known by its
 * total, and two hands of a split are independent. Probabilities are exact: `BigInt` multiples of a power of 1/13.
 */

/** The values of cards, each with how many of the thirteen ranks have it. */
const VALUES: readonly (readonly [value: number, ranks: bigint])[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => [value, 1n] as const),
  [10, 4n],
]
const RANKS = 13n
const TEN = 10

/** A number `n / 13^power`. */
interface Exact {
  readonly n: bigint
  readonly power: number
}
const ZERO: Exact = { n: 0n, power: 0 }
const exact = (n: bigint): Exact => ({ n, power: 0 })
const scaled = ({ n, power }: Exact, to: number): bigint => n * RANKS ** BigInt(to - power)
function add(one: Exact, other: Exact): Exact {
  const power = Math.max(one.power, other.power)
  return { n: scaled(one, power) + scaled(other, power), power }
}
const times = ({ n, power }: Exact, factor: bigint): Exact => ({ n: n * factor, power })
function isMore(one: Exact, other: Exact): boolean {
  const power = Math.max(one.power, other.power)
  return scaled(one, power) > scaled(other, power)
}

/** The sum over the next card, of what each value leads to. */
const overNextCard = (then: (value: number) => Exact, values = VALUES): Exact => {
  const sum = values.reduce((all, [value, ranks]) => add(all, times(then(value), ranks)), ZERO)
  return { n: sum.n, power: sum.power + 1 }
}

const keyOf = ({ total, isSoft }: Total): number => total * 2 + (isSoft ? 1 : 0)

function memoize<Value>(compute: (total: Total) => Value): (total: Total) => Value {
  const known = new Map<number, Value>()
  return (total) => {
    const found = known.get(keyOf(total))
    if (found !== undefined) return found
    const value = compute(total)
    known.set(keyOf(total), value)
    return value
  }
}

/** What a way to play brings, in bets. Averages count only the rounds in which the dealer has no blackjack. */
interface Outlook {
  /** Win minus stake. */
  readonly net: Exact
  /** The stake, also what is added to it. */
  readonly stake: Exact
}
const sumOf = (one: Outlook, other: Outlook): Outlook => ({
  net: add(one.net, other.net),
  stake: add(one.stake, other.stake),
})
const twice = ({ net, stake }: Outlook): Outlook => ({ net: times(net, 2n), stake: times(stake, 2n) })

interface Choice extends Outlook {
  readonly move: MoveName
}

/** The better of two ways to play. */
const better = (one: Choice, other: Choice): Choice => (isMore(other.net, one.net) ? other : one)

/** The hole cards that give the dealer no blackjack with this card. */
const holesOf = (up: number) =>
  VALUES.filter(([value]) => !((up === 1 && value === TEN) || (up === TEN && value === 1)))

/** How many of a hand's options are open. */
interface Options {
  canDouble: boolean
  /** The value of the cards of a pair that can be split, or `null`. */
  pair: number | null
}

/** Computes the best play against one card of the dealer, given by its value. */
function againstDealer(up: number) {
  const holes = holesOf(up)
  /** The chance that the dealer has no blackjack. */
  const chance: Exact = { n: holes.reduce((sum, [, ranks]) => sum + ranks, 0n), power: 1 }
  const staked = (bets: bigint): Exact => times(chance, bets)
  const lost: Outlook = { net: staked(-1n), stake: staked(1n) }

  /** What a standing hand wins on average. */
  const standNet = (own: number): Exact => {
    const draw = memoize((dealer): Exact => {
      const { total } = dealer
      if (total < DEALER_STANDS) return overNextCard((value) => draw(addValue(dealer, value)))
      return exact(total > HIGHEST || own > total ? 1n : own === total ? 0n : -1n)
    })
    const first = addValue(NO_CARDS, up)
    return overNextCard((value) => draw(addValue(first, value)), holes)
  }
  const standing = memoize(({ total }): Outlook => ({ net: standNet(total), stake: staked(1n) }))
  const stand = (hand: Total): Outlook => (hand.total > HIGHEST ? lost : standing({ ...hand, isSoft: false }))

  const overCards = (then: (value: number) => Outlook): Outlook => ({
    net: overNextCard((value) => then(value).net),
    stake: overNextCard((value) => then(value).stake),
  })

  /** A hand of three and more cards, or of two without other options. */
  const hitOrStand = memoize((hand): Choice => {
    const standing: Choice = { ...stand(hand), move: 'stand' }
    if (hand.total >= HIGHEST) return standing
    const hit = overCards((value) => hitOrStand(addValue(hand, value)))
    return better(standing, { ...hit, move: 'hit' })
  })
  const double = (hand: Total): Choice => ({
    ...twice(overCards((value) => stand(addValue(hand, value)))),
    move: 'double',
  })

  /** A hand that a split begins with a card of this value. Aces get one card. */
  const afterSplit = (value: number): Outlook => {
    const first = addValue(NO_CARDS, value)
    return overCards((next) => {
      const hand = addValue(first, next)
      return value === 1 ? stand(hand) : best(hand, { canDouble: true, pair: null })
    })
  }

  function best(hand: Total, { canDouble, pair }: Options): Choice {
    const plain = hitOrStand(hand)
    if (hand.total >= HIGHEST) return plain
    const doubled = canDouble ? better(plain, double(hand)) : plain
    return pair === null ? doubled : better(doubled, { ...twice(afterSplit(pair)), move: 'split' })
  }
  return { best, chance, standNet }
}

const dealers = new Map<number, ReturnType<typeof againstDealer>>()
function dealerWith(up: number) {
  const known = dealers.get(up) ?? againstDealer(up)
  dealers.set(up, known)
  return known
}

/** A hand of the player as the best play sees it. */
export interface Situation extends Total, Options {
  /** Value of the dealer's card, 1 for an ace. */
  up: number
}

/** Returns the best move: the one that wins most on average, minus what it stakes. */
export const bestMove = ({ up, total, isSoft, ...options }: Situation): MoveName =>
  dealerWith(up).best({ total, isSoft }, options).move

/** What a hand that stands wins minus its bet, as a fraction, without the rounds in which the dealer has a blackjack. */
export function standReturn(total: number, up: number): readonly [bigint, bigint] {
  const { n, power } = dealerWith(up).standNet(total)
  return [n, RANKS ** BigInt(power)]
}

/** Returns what rounds of one bet pay, and what they stake, on average with the best play. */
export function bestReturns(): { paid: readonly [bigint, bigint]; staked: readonly [bigint, bigint] } {
  // In halves of the bet, because a blackjack wins one and a half.
  let all: Outlook = { net: ZERO, stake: ZERO }
  for (const [up, upRanks] of VALUES)
    for (const [first, firstRanks] of VALUES)
      for (const [second, secondRanks] of VALUES) {
        const { best, chance } = dealerWith(up)
        const hand = addValue(addValue(NO_CARDS, first), second)
        const pair = first === second ? first : null
        const isBlackjack = hand.total === HIGHEST
        const played: Outlook = isBlackjack
          ? { net: times(chance, 3n), stake: times(chance, 2n) }
          : twice(best(hand, { canDouble: true, pair }))
        // The dealer's blackjack takes the bet of any other hand.
        const dealers = add(exact(1n), times(chance, -1n))
        const taken: Outlook = { net: times(dealers, isBlackjack ? 0n : -2n), stake: times(dealers, 2n) }
        const { net, stake } = sumOf(played, taken)
        const ranks = upRanks * firstRanks * secondRanks
        all = sumOf(all, { net: times(net, ranks), stake: times(stake, ranks) })
      }
  const { net, stake } = all
  const power = Math.max(net.power, stake.power)
  const whole = 2n * RANKS ** BigInt(power + 3)
  return {
    paid: [scaled(net, power) + scaled(stake, power), whole],
    staked: [scaled(stake, power), whole],
  }
}
