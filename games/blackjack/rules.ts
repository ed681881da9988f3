import { cardName, DECK } from '../cards/deck.ts'
import type { GameRules, Kopecks, Step } from '../game.ts'
import { fieldOf } from '../json.ts'
import type { Draw } from '../numbers.ts'
import { TABLE_PACE_MS } from '../pace.ts'
import { createStakeRules, TABLE_LEVELS, type StakeBet } from '../stakes.ts'
import { DEALER_STANDS, HIGHEST, isBlackjack, isPair, totalOf } from './hands.ts'
import { winOf } from './pays.ts'
import { MOVES, type HandResult, type MoveName, type ShownHand, type TableView } from './read-view.ts'

/** Plays the active hand. */
export type BlackjackAction = { readonly move: MoveName }

/**
 * The cards of the longest possible round: two hands of 19 cards and 12 of the dealer. Each is drawn from a full deck, so
 * that the return is exact and the cards before say nothing about the next.
 */
export const CARDS = 50

interface Hand {
  readonly cards: readonly number[]
  readonly stake: Kopecks
  /** It takes no more cards. */
  readonly isDone: boolean
}

interface Table {
  readonly bet: Kopecks
  readonly hands: readonly Hand[]
  readonly dealer: readonly number[]
  /** The next cards, which were decided at the deal. */
  readonly next: readonly number[]
  /** The moves so far. */
  readonly played: readonly MoveName[]
  readonly isOver: boolean
}

const isBust = ({ cards }: Hand): boolean => totalOf(cards).total > HIGHEST

/** A hand that stands by itself at 21 and is lost above. */
const handOf = (cards: readonly number[], stake: Kopecks, isDone = false): Hand => ({
  cards,
  stake,
  isDone: isDone || totalOf(cards).total >= HIGHEST,
})

/** The index of the hand that plays; -1 if none does. */
const activeOf = ({ hands }: Table): number => hands.findIndex(({ isDone }) => !isDone)

function resultOf(hand: Hand, { hands, dealer }: Table): HandResult {
  const own = totalOf(hand.cards).total
  const other = totalOf(dealer).total
  const [isOwn, isOther] = [hands.length === 1 && isBlackjack(hand.cards), isBlackjack(dealer)]
  if (isOwn && !isOther) return 'blackjack'
  if (isOther && !isOwn) return 'lose'
  if (own > HIGHEST) return 'bust'
  if (other > HIGHEST || own > other) return 'win'
  return own === other ? 'push' : 'lose'
}

/** The dealer plays, if a hand still depends on it. */
function playDealer(table: Table): Table {
  const [dealer, next] = [[...table.dealer], [...table.next]]
  if (table.hands.every(isBust)) return table
  while (totalOf(dealer).total < DEALER_STANDS) dealer.push(next.shift() ?? 0)
  return { ...table, dealer, next }
}

function endOf(table: Table): Step<Table> {
  const win = table.hands.reduce((sum, hand) => sum + winOf(resultOf(hand, table), hand.stake), 0)
  return { state: { ...table, isOver: true }, win, isOver: true }
}

/** The step after the deal or a move: the round goes on, or the dealer plays. */
const stepOf = (table: Table): Step<Table> =>
  activeOf(table) >= 0 ? { state: table, win: 0, isOver: false } : endOf(playDealer(table))

/** What can be done with the active hand. */
function movesOf(table: Table): readonly MoveName[] {
  const hand = table.hands[activeOf(table)]
  if (table.isOver || hand === undefined) return []
  const canDouble = hand.cards.length === 2
  const canSplit = table.hands.length === 1 && isPair(hand.cards)
  return ['hit', 'stand', ...(canDouble ? (['double'] as const) : []), ...(canSplit ? (['split'] as const) : [])]
}

/** Splits a pair into two hands, each with its next card. Aces get no other. */
function split({ bet, next, ...table }: Table, [first = 0, second = 0]: readonly number[]): Table {
  const [one = 0, other = 0, ...rest] = next
  const areAces = totalOf([first]).isSoft
  const hands = [handOf([first, one], bet, areAces), handOf([second, other], bet, areAces)]
  return { ...table, bet, hands, next: rest }
}

function play(table: Table, move: MoveName): Table {
  const index = activeOf(table)
  const hand = table.hands[index]
  if (hand === undefined) return table
  const [card = 0, ...rest] = table.next
  const withHand = (changed: Hand, next = table.next): Table => ({
    ...table,
    hands: table.hands.with(index, changed),
    next,
  })
  switch (move) {
    case 'hit':
      return withHand(handOf([...hand.cards, card], hand.stake), rest)
    case 'stand':
      return withHand({ ...hand, isDone: true })
    case 'double':
      return withHand(handOf([...hand.cards, card], 2 * hand.stake, true), rest)
    case 'split':
      return split(table, hand.cards)
  }
}

const shown = (cards: readonly number[]): ShownHand => ({ cards: cards.map(cardName), ...totalOf(cards) })

const stakes = createStakeRules(TABLE_LEVELS)

/**
 * Blackjack: one hand against the dealer, who stands on 17 and looks for a blackjack before the player acts. The action is
 * `{ move }`; a double and a split add the bet once more.
 */
export const blackjack: GameRules<StakeBet, Table, BlackjackAction> = {
  facts: {
    ...stakes.facts,
    // The exact fraction is too long for numbers: rounded down to millionths.
    returns: [994_938, 1_000_000],
    volatility: 'low',
    // Two hands, both doubled and won.
    maxWin: 8,
    paceMs: TABLE_PACE_MS,
    contribution: 10,
  },
  limits: stakes.limits,
  readBet: stakes.readBet,
  stakeOf: ({ stake }) => stake,
  stakedBy: ({ hands }) => hands.reduce((sum, { stake }) => sum + stake, 0),
  begin({ stake }, draw: Draw) {
    const [first = 0, up = 0, second = 0, hole = 0, ...next] = Array.from({ length: CARDS }, () => draw(DECK))
    const hand = handOf([first, second], stake)
    const table: Table = { bet: stake, hands: [hand], dealer: [up, hole], next, played: [], isOver: false }
    return isBlackjack(hand.cards) || isBlackjack(table.dealer) ? endOf(table) : stepOf(table)
  },
  readAction(sent) {
    const move = MOVES.find((one) => one === fieldOf(sent, 'move'))
    return move === undefined ? null : { move }
  },
  act(table, { move }) {
    if (!movesOf(table).includes(move)) return null
    return stepOf({ ...play(table, move), played: [...table.played, move] })
  },
  finish: () => ({ move: 'stand' }),
  view(table): TableView {
    const { bet, hands, dealer, played, isOver } = table
    return {
      bet,
      dealer: shown(isOver ? dealer : dealer.slice(0, 1)),
      hands: hands.map((hand) => ({
        ...shown(hand.cards),
        stake: hand.stake,
        result: isOver ? resultOf(hand, table) : null,
      })),
      active: isOver ? null : activeOf(table),
      moves: movesOf(table),
      played,
    }
  },
}
