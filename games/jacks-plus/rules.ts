import { cardName, DECK } from '../cards/deck.ts'
import type { GameRules, Kopecks } from '../game.ts'
import { fieldOf } from '../json.ts'
import type { Draw } from '../numbers.ts'
import { TABLE_PACE_MS } from '../pace.ts'
import { COIN_LEVELS, createStakeRules, type StakeBet } from '../stakes.ts'
import { HAND_SIZE, handOf, PAYS } from './hands.ts'
import type { DealView } from './read-view.ts'

/** Which of the five cards stay. */
export type Hold = { readonly held: readonly boolean[] }

const holdAll = (isHeld: boolean): readonly boolean[] => Array.from({ length: HAND_SIZE }, () => isHeld)

function readHold(sent: unknown): Hold | null {
  const held: unknown = fieldOf(sent, 'held')
  if (!Array.isArray(held) || held.length !== HAND_SIZE) return null
  return held.every((one) => typeof one === 'boolean') ? { held } : null
}

/** Shuffles a deck and returns its top cards: five to deal, and the five that may replace them. */
export function shuffledTop(draw: Draw): number[] {
  const deck = Array.from({ length: DECK }, (_, card) => card)
  return Array.from({ length: 2 * HAND_SIZE }, (_, index) => deck.splice(draw(DECK - index), 1)[0] ?? 0)
}

interface Deal {
  stake: Kopecks
  cards: readonly number[]
  /** The next cards of the deck, which were decided at the deal. */
  next: readonly number[]
  held: readonly boolean[]
}

const stakes = createStakeRules(COIN_LEVELS)

/** Jacks Plus: video poker, Jacks or Better. The action is `{ held }`, one flag for each card. */
export const jacksPlus: GameRules<StakeBet, Deal, Hold> = {
  facts: {
    ...stakes.facts,
    returns: [1653526326983, 1661102543100],
    volatility: 'medium',
    maxWin: PAYS['royal-flush'],
    paceMs: TABLE_PACE_MS,
    contribution: 10,
  },
  limits: stakes.limits,
  readBet: stakes.readBet,
  stakeOf: ({ stake }) => stake,
  begin({ stake }, draw) {
    const deck = shuffledTop(draw)
    const state = { stake, cards: deck.slice(0, HAND_SIZE), next: deck.slice(HAND_SIZE), held: holdAll(false) }
    return { state, win: 0, isOver: false }
  },
  readAction: readHold,
  act({ stake, cards, next }, { held }) {
    const deck = [...next]
    const drawn = cards.map((card, index) => (held[index] === true ? card : (deck.shift() ?? card)))
    const hand = handOf(drawn)
    return {
      state: { stake, cards: drawn, next: [], held },
      win: hand === null ? 0 : stake * PAYS[hand],
      isOver: true,
    }
  },
  finish: () => ({ held: holdAll(true) }),
  view: ({ cards, held }): DealView => ({ cards: cards.map(cardName), held, hand: handOf(cards) }),
}
