import type { TFunction } from 'i18next'
import * as z from 'zod/mini'
import type { ProofSymbol } from '#ui/index.ts'
import { coastPictures } from '#games/amber-coast/pictures.ts'
import { ROWS, SYMBOLS as COAST_SYMBOLS } from '#games/amber-coast/reels.ts'
import { cherryPictures } from '#games/cherry-row/pictures.ts'
import { SYMBOLS as CHERRY_SYMBOLS } from '#games/cherry-row/rules.ts'
import type { PlayedRound } from '#games/game.ts'
import { BETS } from '#games/neva-roulette/bets.ts'
import { pictureUrl } from '#games/pictures.ts'
import type { RoundProof as ComputedRound } from '#games/verify.ts'

type Translate = TFunction<'pages'>

const Reels = z.object({ symbols: z.array(z.enum(CHERRY_SYMBOLS)) })
const Coast = z.object({
  grid: z.array(z.array(z.enum(COAST_SYMBOLS))),
  free: z.nullable(z.object({})),
})
const Wheel = z.object({ number: z.int() })
const Season = z.object({ segment: z.int(), multiplier: z.number() })
const Cards = z.object({ cards: z.array(z.string()), held: z.array(z.boolean()) })

const SUITS = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' } as const
const RANKS = { T: 'ten', J: 'jack', Q: 'queen', K: 'king', A: 'ace' } as const
const isKeyOf = <Names extends object>(names: Names, key: string): key is Extract<keyof Names, string> => key in names

/** Names a card such as `Th`: "ten of hearts". */
export function cardText(card: string, t: Translate): string {
  const [rank = '', suit = ''] = card
  const rankText = isKeyOf(RANKS, rank) ? t(`verify.ranks.${RANKS[rank]}`) : rank
  return isKeyOf(SUITS, suit) ? t(`verify.suits.${SUITS[suit]}`, { rank: rankText }) : rankText
}

/** Returns the cards of a round of poker; none for other games. */
export function cardsOf(round: PlayedRound | null): readonly string[] {
  const cards = z.safeParse(Cards, round?.view)
  return cards.success ? cards.data.cards : []
}

function colourOf(number: number): 'red' | 'black' | 'zero' {
  if (number === 0) return 'zero'
  return BETS.get('red')?.includes(number) === true ? 'red' : 'black'
}

type RoundSymbol = Omit<ProofSymbol, 'id'>

const textSymbol = (label: string): RoundSymbol => ({ label, image: null })

/** The symbols of a grid by reel, row by row. */
const coastSymbols = ({ grid }: z.infer<typeof Coast>, t: Translate): readonly RoundSymbol[] =>
  Array.from({ length: ROWS }, (_, row) => grid.flatMap((reel) => reel[row] ?? []))
    .flat()
    .map((symbol) => ({ label: t(`verify.symbols.${symbol}`), image: pictureUrl(coastPictures, symbol) }))

/** The cards of a hand, with those that were held before the draw. */
const cardSymbols = ({ cards, held }: z.infer<typeof Cards>, t: Translate): readonly RoundSymbol[] =>
  cards.map((card, index) => ({
    ...textSymbol(cardText(card, t)),
    ...(held[index] === true ? { mark: t('proof.held') } : {}),
  }))

/**
 * What a game showed, one by one: its symbols, its number, its segment or its cards. Of a round with free spins it is the
 * spin of the bet. `isGrid`: five reels, row by row.
 */
export function roundSymbols(
  { round, views }: ComputedRound,
  t: Translate,
): { symbols: readonly RoundSymbol[]; isGrid: boolean } {
  const coast = z.safeParse(Coast, views[0])
  if (coast.success) return { symbols: coastSymbols(coast.data, t), isGrid: true }
  return { symbols: plainSymbols(round, t), isGrid: false }
}

function plainSymbols(round: PlayedRound | null, t: Translate): readonly RoundSymbol[] {
  const reels = z.safeParse(Reels, round?.view)
  if (reels.success)
    return reels.data.symbols.map((symbol) => ({
      label: t(`verify.symbols.${symbol}`),
      image: pictureUrl(cherryPictures, symbol),
    }))
  const wheel = z.safeParse(Wheel, round?.view)
  if (wheel.success) return [textSymbol(`${wheel.data.number}, ${t(`verify.colours.${colourOf(wheel.data.number)}`)}`)]
  const season = z.safeParse(Season, round?.view)
  if (season.success) return [textSymbol(t('verify.segment', season.data))]
  const cards = z.safeParse(Cards, round?.view)
  return cards.success ? cardSymbols(cards.data, t) : []
}

/** How many free spins follow the spin that `roundSymbols` shows; `''` if there were none. */
export function freeSpinsText({ round, views }: ComputedRound, t: Translate): string {
  const coast = z.safeParse(Coast, round?.view)
  const hasSpins = coast.success && coast.data.free !== null
  return hasSpins ? t('verify.freeSpins', { count: views.length - 1 }) : ''
}
