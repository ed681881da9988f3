import { describe, expect, it } from 'vitest'
import { DECK, RANKS } from '../cards/deck.ts'
import { createDraw } from '../numbers.ts'
import { engines } from '../registry.ts'
import { bestMove, bestReturns, standReturn, type Situation } from './best-play.ts'
import { valueOf } from './hands.ts'
import { readTable, type TableView } from './read-view.ts'

const STAKE = 100
const { returns } = engines.blackjack.facts
const [MILLION, RANK_COUNT] = [1_000_000n, 13n]

/** A card of each value, and how many of the thirteen ranks have it. */
const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => ({
  value,
  card: Array.from({ length: DECK }, (_, card) => card).find((card) => valueOf(card) === value) ?? 0,
  ranks: value === 10 ? 4n : 1n,
}))
const cardWorth = (value: number): number => CARDS.find((one) => one.value === value)?.card ?? 0

/** Value of a card by its name. */
const valueOfName = ([rank = '']: string): number => valueOf(4 * RANKS.indexOf(rank))

/** Plays a round with these cards, and with twos after them. */
function playCards(cards: readonly number[], moves: readonly string[]) {
  const rest = [...cards]
  const actions = moves.map((move) => ({ move }))
  const round = engines.blackjack.play({ stake: STAKE }, actions, () => rest.shift() ?? 0)
  if (round === null) throw new Error('The rules reject the round.')
  return { ...round, table: readTable(round.view) }
}

/**
 * What a hand that stands wins minus its bet, with all cards that the dealer may have, through the rules: a sum over
 * fractions of 13 to the power of the number of cards.
 */
function enumerateStand(own: readonly [number, number], up: number): { won: bigint; power: number }[] {
  const outcomes: { won: bigint; power: number }[] = []
  const walk = (drawn: readonly number[], weight: bigint) => {
    const [hole = 0, ...next] = drawn
    const cards = [cardWorth(own[0]), cardWorth(up), cardWorth(own[1]), hole, ...next]
    const { table, win } = playCards(cards, drawn.length === 0 ? [] : ['stand'])
    if (drawn.length > 0 && table.dealer.cards.length <= drawn.length + 1) {
      outcomes.push({ won: BigInt((win - STAKE) / STAKE) * weight, power: drawn.length })
      return
    }
    for (const { value, card, ranks } of CARDS) {
      const isBlackjack = drawn.length === 0 && [1, 10].includes(up) && value === 11 - up
      if (!isBlackjack) walk([...drawn, card], weight * ranks)
    }
  }
  walk([], 1n)
  return outcomes
}

describe('the best play of Blackjack', () => {
  it('returns what is published, rounded down to millionths', () => {
    const { paid, staked } = bestReturns()
    expect(paid[1]).toBe(staked[1])
    expect([Number((paid[0] * MILLION) / staked[0]), Number(MILLION)]).toEqual(returns)
  })

  it.each([
    ['hard 16 against a ten', { total: 16, up: 10 }, 'hit'],
    ['hard 12 against a two', { total: 12, up: 2 }, 'hit'],
    ['hard 12 against a four', { total: 12, up: 4 }, 'stand'],
    ['hard 11 against a ten', { total: 11, up: 10 }, 'double'],
    ['hard 11 against an ace', { total: 11, up: 1 }, 'hit'],
    ['hard 10 against a ten', { total: 10, up: 10 }, 'hit'],
    ['hard 9 against a three', { total: 9, up: 3 }, 'double'],
    ['hard 9 of three cards', { total: 9, up: 3, canDouble: false }, 'hit'],
    ['soft 18 against a nine', { total: 18, isSoft: true, up: 9 }, 'hit'],
    ['soft 18 against an eight', { total: 18, isSoft: true, up: 8 }, 'stand'],
    ['soft 18 against a six', { total: 18, isSoft: true, up: 6 }, 'double'],
    ['aces', { total: 12, isSoft: true, pair: 1, up: 10 }, 'split'],
    ['eights against an ace', { total: 16, pair: 8, up: 1 }, 'split'],
    ['tens', { total: 20, pair: 10, up: 6 }, 'stand'],
    ['fives', { total: 10, pair: 5, up: 6 }, 'double'],
    ['nines against a seven', { total: 18, pair: 9, up: 7 }, 'stand'],
  ] satisfies [string, Partial<Situation> & Pick<Situation, 'total' | 'up'>, string][])(
    'with %s is known',
    (_, hand, move) => {
      const situation = { isSoft: false, canDouble: true, pair: null, ...hand }
      expect(bestMove(situation)).toBe(move)
    },
  )
})

describe('a hand that stands wins by the rules what the best play takes it for', () => {
  const hands = [
    [16, [10, 6]],
    [18, [10, 8]],
    [20, [10, 10]],
  ] as const

  it.each(hands.flatMap(([total, own]) => [1, 2, 6, 10].map((up) => ({ total, own, up }))))(
    '$total against $up',
    ({ total, own, up }) => {
      const outcomes = enumerateStand(own, up)
      const power = Math.max(...outcomes.map((outcome) => outcome.power))
      const won = outcomes.reduce((sum, outcome) => sum + outcome.won * RANK_COUNT ** BigInt(power - outcome.power), 0n)
      const [part, whole] = standReturn(total, up)
      expect(won * whole).toBe(part * RANK_COUNT ** BigInt(power))
    },
  )
})

/** The best move of the hand that plays. */
function nextMove({ hands, active, moves, dealer }: TableView): string {
  const { cards, total, isSoft } = hands[active ?? 0] ?? { cards: [], total: 0, isSoft: false }
  return bestMove({
    total,
    isSoft,
    up: valueOfName(dealer.cards[0] ?? ''),
    canDouble: moves.includes('double'),
    pair: moves.includes('split') ? valueOfName(cards[0] ?? '') : null,
  })
}

it('seeded rounds of the best play pay and stake on average what is exact', () => {
  const ROUNDS = 25_000
  const totals = { paid: 0, staked: 0, squares: 0, stakeSquares: 0 }
  for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
    const actions: { move: string }[] = []
    const play = () =>
      engines.blackjack.play({ stake: STAKE }, actions, createDraw({ serverSeed: 'long', clientSeed: 'run', nonce }))
    let round = play()
    for (; round !== null && !round.isOver; round = play()) actions.push({ move: nextMove(readTable(round.view)) })
    const [paid, staked] = [(round?.win ?? Number.NaN) / STAKE, (round?.stake ?? Number.NaN) / STAKE]
    totals.paid += paid
    totals.staked += staked
    totals.squares += paid ** 2
    totals.stakeSquares += staked ** 2
  }
  const { paid, staked } = bestReturns()
  const expectMean = (sum: number, squares: number, [part, whole]: readonly [bigint, bigint]) => {
    const mean = sum / ROUNDS
    const exact = Number((part * MILLION) / whole) / Number(MILLION)
    expect(Math.abs(mean - exact)).toBeLessThan(4 * Math.sqrt((squares / ROUNDS - mean ** 2) / ROUNDS))
  }
  expectMean(totals.paid, totals.squares, paid)
  expectMean(totals.staked, totals.stakeSquares, staked)
})
