import { describe, expect, it } from 'vitest'
import { RANKS } from '../cards/deck.ts'
import { engines } from '../registry.ts'
import { addValue, NO_CARDS, type Total } from './hands.ts'
import { readTable } from './read-view.ts'
import { CARDS } from './rules.ts'

const STAKE = 1000
const SUITS = 'cdhs'

/** A draw of these cards, then of twos. The first four are the player's, the dealer's, and so again. */
function drawOf(cards: string) {
  const numbers = cards.split(' ').map(([rank = '', suit = '']) => 4 * RANKS.indexOf(rank) + SUITS.indexOf(suit))
  return () => numbers.shift() ?? 0
}

/** Plays a round with these cards and moves; `null` if the rules reject a move. */
const play = (cards: string, moves = '') =>
  engines.blackjack.play(
    { stake: STAKE },
    moves.split(' ').flatMap((move) => (move === '' ? [] : [{ move }])),
    drawOf(cards),
  )
function viewOf(cards: string, moves = '') {
  const round = play(cards, moves)
  if (round === null) throw new Error(`The rules reject ${moves}.`)
  return readTable(round.view)
}
/** Stake and win in bets, and the results of the hands. */
function endOf(cards: string, moves = '') {
  const round = play(cards, moves)
  if (round === null || !round.isOver) throw new Error('The round is not over.')
  return [round.stake / STAKE, round.win / STAKE, ...readTable(round.view).hands.map(({ result }) => result)]
}

describe('the deal', () => {
  it('gives two cards to each, and shows one of the dealer', () => {
    expect(viewOf('Th 9d 6c Ks')).toEqual({
      bet: STAKE,
      dealer: { cards: ['9d'], total: 9, isSoft: false },
      hands: [{ cards: ['Th', '6c'], total: 16, isSoft: false, stake: STAKE, result: null }],
      active: 0,
      moves: ['hit', 'stand', 'double'],
      played: [],
    })
  })

  it.each([
    ['a blackjack of the player pays 3 to 2', 'Ah 9d Kc Ks', [1, 2.5, 'blackjack']],
    ['a blackjack of the player ties with that of the dealer', 'Ah Ad Kc Ks', [1, 1, 'push']],
    ['a blackjack of the dealer behind an ace takes the bet', 'Th Ad Tc Ks', [1, 0, 'lose']],
    ['a blackjack of the dealer behind a ten takes the bet', 'Th Kd 5c As', [1, 0, 'lose']],
  ])('%s at once', (_, cards, ended) => {
    expect(endOf(cards)).toEqual(ended)
    expect(viewOf(cards).dealer.cards).toHaveLength(2)
  })

  it('pays whole kopecks for a blackjack with the odd stake', () => {
    expect(engines.blackjack.play({ stake: 250 }, [], drawOf('Ah 9d Kc Ks'))).toMatchObject({ stake: 250, win: 625 })
  })
})

describe('a hand', () => {
  it.each([
    ['counts an ace 11', 'Ah 9d 6c Ks', '', 17, true],
    ['counts an ace 1 rather than bust', 'Ah 9d 6c Ks 9h', 'hit', 16, false],
    ['counts one of two aces 11', 'Ah 9d Ac Ks', '', 12, true],
    ['counts a jack, a queen and a king 10', 'Jh 9d 2c Ks 7d', 'hit', 19, false],
  ])('%s', (_, cards, moves, total, isSoft) => {
    expect(viewOf(cards, moves).hands[0]).toMatchObject({ total, isSoft })
  })

  it('stands by itself at 21', () => {
    expect(endOf('Th 9d 6c Ks 5h', 'hit')).toEqual([1, 2, 'win'])
  })

  it('is lost above 21, and the dealer draws nothing', () => {
    expect(endOf('Th 9d 6c 5s Kh', 'hit')).toEqual([1, 0, 'bust'])
    expect(viewOf('Th 9d 6c 5s Kh', 'hit').dealer.cards).toEqual(['9d', '5s'])
  })

  it.each([
    ['less', 'Th 9d 7c Ts', [1, 0, 'lose']],
    ['as much', 'Th 9d 9c Ts', [1, 1, 'push']],
    ['more', 'Th 9d Tc Ts', [1, 2, 'win']],
  ])('that has %s than the dealer', (_, cards, ended) => {
    expect(endOf(cards, 'stand')).toEqual(ended)
  })
})

describe('the dealer', () => {
  it.each([
    ['draws to 16', 'Th 9d 9c 7s Th', ['9d', '7s', 'Th'], 26],
    ['stands on a hard 17', 'Th 9d 9c 8s 4h', ['9d', '8s'], 17],
    ['stands on a soft 17', 'Th Ad 9c 6s 4h', ['Ad', '6s'], 17],
    ['draws to a soft 16', 'Th Ad 9c 5s Th 2h', ['Ad', '5s', 'Th', '2h'], 18],
  ])('%s', (_, cards, dealer, total) => {
    expect(viewOf(cards, 'stand').dealer).toMatchObject({ cards: dealer, total })
  })

  it('loses with more than 21', () => {
    expect(endOf('2h 9d 3c 7s Th', 'stand')).toEqual([1, 2, 'win'])
  })
})

describe('a double', () => {
  it('adds the bet, takes one card and stands', () => {
    expect(endOf('5h 9d 6c 8s 2h', 'double')).toEqual([2, 0, 'lose'])
    expect(endOf('5h 9d 6c 8s 9h', 'double')).toEqual([2, 4, 'win'])
    expect(endOf('5h 9d 6c 8s 6h', 'double')).toEqual([2, 2, 'push'])
    expect(viewOf('5h 9d 6c 8s 2h', 'double').hands).toMatchObject([{ cards: ['5h', '6c', '2h'], stake: 2 * STAKE }])
  })

  it('is not possible after a third card', () => {
    expect(viewOf('2h 9d 3c 8s 4h', 'hit').moves).toEqual(['hit', 'stand'])
    expect(play('2h 9d 3c 8s 4h', 'hit double')).toBeNull()
  })
})

describe('a split', () => {
  it('plays the two cards as hands of one bet each, one after the other', () => {
    const cards = '8h 9d 8c 8s 3h 2d Th 9c'
    expect(viewOf(cards).moves).toEqual(['hit', 'stand', 'double', 'split'])
    expect(viewOf(cards, 'split')).toMatchObject({
      hands: [
        { cards: ['8h', '3h'], stake: STAKE },
        { cards: ['8c', '2d'], stake: STAKE },
      ],
      active: 0,
      moves: ['hit', 'stand', 'double'],
    })
    expect(viewOf(cards, 'split hit')).toMatchObject({ active: 1, hands: [{ total: 21 }, { total: 10 }] })
    expect(endOf(cards, 'split hit hit stand')).toEqual([2, 4, 'win', 'win'])
  })

  it('is possible for any two cards of one value, once', () => {
    expect(viewOf('Kh 9d Tc 8s').moves).toContain('split')
    expect(viewOf('Kh 9d 9c 8s').moves).not.toContain('split')
    expect(play('8h 9d 8c 8s 8d 8s', 'split split')).toBeNull()
  })

  it('gives each ace one card, and no blackjack', () => {
    expect(endOf('Ah 9d Ac 8s Kh 5d', 'split')).toEqual([2, 2, 'win', 'lose'])
  })

  it('pays eight bets at most, with both hands doubled', () => {
    const round = endOf('8h 6d 8c Ts 3h 3d Th Tc Kd', 'split double double')
    expect(round).toEqual([4, 8, 'win', 'win'])
    expect(engines.blackjack.facts.maxWin).toBe(8)
  })

  it('goes on with the second hand after the first is bust, and the dealer plays for it', () => {
    const cards = '8h 9d 8c 7s Td 9s Kh Kd'
    expect(viewOf(cards, 'split hit').active).toBe(1)
    expect(endOf(cards, 'split hit stand')).toEqual([2, 2, 'bust', 'win'])
  })
})

/** The most cards that a hand can still take before it has `stop` or more. */
function mostCards(hand: Total, stop: number, known = new Map<string, number>()): number {
  const key = JSON.stringify(hand)
  const found = known.get(key)
  if (found !== undefined) return found
  const values = Array.from({ length: 10 }, (_, index) => index + 1)
  const most =
    hand.total >= stop ? 0 : 1 + Math.max(...values.map((value) => mostCards(addValue(hand, value), stop, known)))
  known.set(key, most)
  return most
}

it('no round takes more cards than are drawn', () => {
  // Aces get one card after a split, so the hands begin with another card.
  const splitHand =
    1 + Math.max(...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => mostCards(addValue(NO_CARDS, value), 21)))
  expect(2 * splitHand + mostCards(NO_CARDS, 17)).toBe(CARDS)
  expect(mostCards(NO_CARDS, 21)).toBeLessThan(2 * splitHand)
})

it('the longest round takes the last card that was drawn', () => {
  let drawn = 0
  const draw = drawOf('2h Ad 2c As')
  engines.blackjack.play({ stake: STAKE }, [], () => {
    drawn += 1
    return draw()
  })
  /* Both hands: 2, nine cards to a soft 20, a two that makes it hard, aces to 20, and one more; the dealer alike. */
  const hand = [...Array.from({ length: 8 }, () => 'Ah'), '2h', ...Array.from({ length: 9 }, () => 'Ah')]
  const [first = '', ...others] = hand
  const dealer = [...Array.from({ length: 4 }, () => 'Ah'), '6h', ...Array.from({ length: 5 }, () => 'Ah')]
  const cards = ['2h', 'Ad', '2c', 'As', first, first, ...others, ...others, ...dealer]
  const moves = ['split', ...Array.from({ length: 2 * others.length }, () => 'hit')]
  const table = viewOf(cards.join(' '), moves.join(' '))
  expect(table.hands.map(({ total, result }) => [total, result])).toEqual([
    [21, 'win'],
    [21, 'win'],
  ])
  expect([table.dealer.total, cards.length, drawn]).toEqual([17, CARDS, CARDS])
  expect(table.dealer.cards).toHaveLength(12)
})

it.each([null, 7, {}, { move: 'surrender' }, { move: ['hit'] }, 'hit'])('%j is no action', (sent) => {
  expect(engines.blackjack.readAction(sent)).toBeNull()
})

it('a round that is over takes no move', () => {
  expect(play('Th 9d Tc Ts', 'stand hit')).toBeNull()
})
