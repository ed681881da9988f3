import type { TFunction } from 'i18next'
import * as z from 'zod/mini'
import { SYMBOLS } from '#games/amber-coast/reels.ts'
import { BETS } from '#games/neva-roulette/bets.ts'
import type { PlayedRound } from '#games/game.ts'

type Translate = TFunction<'pages'>

const Reels = z.object({ symbols: z.array(z.enum(['seven', 'bar', 'gem', 'plum', 'cherry'])) })
const Coast = z.object({
  grid: z.array(z.array(z.enum(SYMBOLS))),
  free: z.nullable(z.object({ played: z.int() })),
})
const Wheel = z.object({ number: z.int() })
const Season = z.object({ segment: z.int(), multiplier: z.number() })
const Cards = z.object({ cards: z.array(z.string()) })

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

/** Names the symbols of each reel from top to bottom. */
const coastReels = ({ grid }: z.infer<typeof Coast>, t: Translate): readonly string[] =>
  grid.map((rows) => rows.map((symbol) => t(`verify.symbols.${symbol}`)).join(', '))

/** Names what a game showed, one by one: its symbols, its reels, its number, its segment or its cards. */
export function roundSymbols(round: PlayedRound, t: Translate): readonly string[] {
  const reels = z.safeParse(Reels, round.view)
  if (reels.success) return reels.data.symbols.map((symbol) => t(`verify.symbols.${symbol}`))
  const coast = z.safeParse(Coast, round.view)
  if (coast.success) return coastReels(coast.data, t)
  const wheel = z.safeParse(Wheel, round.view)
  if (wheel.success) return [`${wheel.data.number}, ${t(`verify.colours.${colourOf(wheel.data.number)}`)}`]
  const season = z.safeParse(Season, round.view)
  if (season.success) return [t('verify.segment', season.data)]
  return cardsOf(round).map((card) => cardText(card, t))
}

/** How many free spins came before what `roundSymbols` names; `''` if there were none. */
export function freeSpinsText(round: PlayedRound | null, t: Translate): string {
  const coast = z.safeParse(Coast, round?.view)
  return coast.success && coast.data.free !== null ? t('verify.freeSpins', { played: coast.data.free.played }) : ''
}
