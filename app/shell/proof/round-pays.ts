import type { TFunction } from 'i18next'
import * as z from 'zod/mini'
import { SCATTER, SYMBOLS } from '#games/amber-coast/reels.ts'
import type { JsonValue } from '#games/game.ts'
import { PAYS, type Hand } from '#games/jacks-plus/hands.ts'
import type { RoundProof as ComputedRound } from '#games/verify.ts'

type Translate = TFunction<'pages'>

/** A part of a win; `win` is in kopecks of the played stake, 0 if it paid nothing. */
export interface RoundPay {
  label: string
  win: number
}

const Chips = z.object({ chips: z.array(z.object({ on: z.string(), kopecks: z.int(), win: z.number() })) })
const Spin = z.object({
  lines: z.array(z.object({ line: z.int(), symbol: z.enum(SYMBOLS), count: z.int(), win: z.number() })),
  scatters: z.int(),
  scatterWin: z.number(),
  win: z.number(),
})
const Hands = z.object({ hand: z.nullable(z.string()) })

const PLACES = [
  'straight',
  'split',
  'street',
  'corner',
  'line',
  'dozen',
  'column',
  'red',
  'black',
  'odd',
  'even',
  'low',
  'high',
] as const

/** Names a place of the cloth such as `split-17-20`. */
function placeText(on: string, t: Translate): string {
  const [kind, ...numbers] = on.split('-')
  const place = PLACES.find((one) => one === kind)
  return place === undefined ? on : t(`proof.places.${place}`, { numbers: numbers.join(', ') })
}

const symbolText = (symbol: (typeof SYMBOLS)[number], count: number, t: Translate): string =>
  t('proof.pays.symbols', { symbol: t(`verify.symbols.${symbol}`), count })

/** The lines of the spin of the bet, its scatters, and each free spin that paid. */
function spinPays([first, ...freeSpins]: readonly JsonValue[], t: Translate): readonly RoundPay[] {
  const spin = z.safeParse(Spin, first)
  if (!spin.success) return []
  const { lines, scatters, scatterWin } = spin.data
  return [
    ...lines.map(({ line, symbol, count, win }) => ({
      label: t('proof.pays.line', { line, symbols: symbolText(symbol, count, t) }),
      win,
    })),
    { label: t('proof.pays.scatter', { symbols: symbolText(SCATTER, scatters, t) }), win: scatterWin },
    ...freeSpins.map((view, index) => ({
      label: t('proof.pays.freeSpin', { number: index + 1 }),
      win: z.safeParse(Spin, view).data?.win ?? 0,
    })),
  ].filter(({ win }) => win > 0)
}

const isHand = (name: string): name is Hand => Object.hasOwn(PAYS, name)

/**
 * The parts of a win: chips of roulette, also those that paid nothing, lines and free spins, or a hand. None for games
 * with one result. `money` formats kopecks.
 */
export function roundPays(
  { round, views }: ComputedRound,
  t: Translate,
  money: (kopecks: number) => string,
): readonly RoundPay[] {
  if (round === null) return []
  const chips = z.safeParse(Chips, round.view)
  if (chips.success)
    return chips.data.chips.map(({ on, kopecks, win }) => ({
      label: t('proof.pays.chip', { place: placeText(on, t), stake: money(kopecks) }),
      win,
    }))
  const { hand = null } = z.safeParse(Hands, round.view).data ?? {}
  if (hand !== null && isHand(hand)) return [{ label: t(`proof.hands.${hand}`), win: round.win }]
  return spinPays(views, t)
}
