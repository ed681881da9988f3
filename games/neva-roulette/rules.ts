import type { GameRules, Kopecks } from '../game.ts'
import { fieldOf } from '../json.ts'
import { TABLE_PACE_MS } from '../pace.ts'
import { BETS, payoutOf } from './bets.ts'
import type { SpinView } from './read-view.ts'

/** Pockets of the wheel: 0 to 36. */
export const POCKETS = 37
/** Values of the chips. */
export const CHIPS: readonly Kopecks[] = [500, 1000, 5000, 10_000, 50_000, 500_000]
const MIN_CHIP = 500
/** Bets of a round, and what they may cost together. */
const MAX_BETS = 30
export const MAX_STAKE = 2_000_000

/** Money on a place of the cloth; the names are in `bets.ts`. */
export type Chip = { readonly on: string; readonly kopecks: Kopecks }
export type RouletteBet = { readonly chips: readonly Chip[] }

function readChip(sent: unknown): Chip | null {
  const [on, kopecks] = [fieldOf(sent, 'on'), fieldOf(sent, 'kopecks')]
  if (typeof on !== 'string' || !BETS.has(on)) return null
  if (typeof kopecks !== 'number' || !(kopecks >= MIN_CHIP) || kopecks % MIN_CHIP !== 0) return null
  return { on, kopecks }
}

const totalOf = (chips: readonly Chip[]): Kopecks => chips.reduce((sum, { kopecks }) => sum + kopecks, 0)

function readBet(sent: unknown): RouletteBet | null {
  const places: unknown = fieldOf(sent, 'chips')
  if (!Array.isArray(places) || places.length === 0 || places.length > MAX_BETS) return null
  const chips = places.map(readChip).filter((chip) => chip !== null)
  return chips.length === places.length && totalOf(chips) <= MAX_STAKE ? { chips } : null
}

/** Returns what a chip pays for a number, with its stake. */
export function winOf({ on, kopecks }: Chip, number: number): Kopecks {
  const covered = BETS.get(on) ?? []
  return covered.includes(number) ? kopecks * payoutOf(covered) : 0
}

/** Neva Roulette: a single zero, up to 30 bets a round. */
export const nevaRoulette: GameRules<RouletteBet, SpinView, never> = {
  facts: {
    returns: [36, 37],
    volatility: 'medium',
    minStake: MIN_CHIP,
    maxStake: MAX_STAKE,
    maxWin: 36,
    paceMs: TABLE_PACE_MS,
    contribution: 20,
  },
  limits: { chips: CHIPS, maxBets: MAX_BETS, maxStake: MAX_STAKE },
  readBet,
  stakeOf: ({ chips }) => totalOf(chips),
  begin({ chips }, draw) {
    const number = draw(POCKETS)
    const settled = chips.map((chip) => ({ ...chip, win: winOf(chip, number) }))
    return { state: { number, chips: settled }, win: settled.reduce((sum, { win }) => sum + win, 0), isOver: true }
  },
  view: (spin) => spin,
}
