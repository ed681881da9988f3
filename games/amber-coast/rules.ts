import type { GameRules, Kopecks } from '../game.ts'
import { fieldOf } from '../json.ts'
import type { Draw } from '../numbers.ts'
import { SLOT_PACE_MS } from '../pace.ts'
import { createStakeRules, DIVISIBLE_LEVELS, type StakeBet } from '../stakes.ts'
import { spinWin, TENTHS, type SpinWin } from './lines.ts'
import type { SpinView } from './read-view.ts'
import { gridAt, REELS, STOPS, type CoastSymbol } from './reels.ts'

/** Free spins for three scatters, also in a free spin. */
export const FREE_SPINS = 8
/** Free spins of a round at most, so that it ends. */
export const MAX_FREE_SPINS = 200
/** All wins of a free spin are doubled. */
export const FREE_FACTOR = 2
/** Largest win of a round, as a multiple of the stake. */
export const MAX_WIN = 1000

interface Spin extends SpinWin {
  /** Top rows of the reels, as indexes into `REELS`. */
  readonly stops: readonly number[]
  readonly grid: readonly (readonly CoastSymbol[])[]
  /** 1, or `FREE_FACTOR` in a free spin. */
  readonly factor: number
}

interface Round {
  readonly stake: Kopecks
  /** The bet's spin and all free spins, which were decided with it. */
  readonly spins: readonly Spin[]
  /** Free spins that the player has seen. */
  readonly played: number
}

/** Plays the next free spin. */
export type SpinAction = { readonly spin: true }

/** Draws the bet's spin and the free spins that follow from it. */
function drawSpins(draw: Draw): Spin[] {
  const spins: Spin[] = []
  let count = 1
  while (spins.length < count) {
    const stops = REELS.map(() => draw(STOPS))
    const grid = gridAt(stops)
    const win = spinWin(grid)
    spins.push({ ...win, stops, grid, factor: spins.length === 0 ? 1 : FREE_FACTOR })
    if (win.isTrigger) count = Math.min(count + FREE_SPINS, 1 + MAX_FREE_SPINS)
  }
  return spins
}

/** Whole kopecks, because every stake is a multiple of ten. */
const tenthsToKopecks = (tenths: number, stake: Kopecks): Kopecks => (tenths * stake) / TENTHS

const seenSpins = ({ spins, played }: Round): readonly Spin[] => spins.slice(0, played + 1)

/** Returns how many free spins were won in these spins. */
const freeSpinsWon = (spins: readonly Spin[]): number =>
  Math.min(spins.filter(({ isTrigger }) => isTrigger).length * FREE_SPINS, MAX_FREE_SPINS)

function totalOf(round: Round): Kopecks {
  const tenths = seenSpins(round).reduce((sum, { tenths, factor }) => sum + tenths * factor, 0)
  return Math.min(tenthsToKopecks(tenths, round.stake), MAX_WIN * round.stake)
}

function stepOf(state: Round) {
  const isOver = state.played === state.spins.length - 1
  return { state, win: isOver ? totalOf(state) : 0, isOver }
}

const stakes = createStakeRules(DIVISIBLE_LEVELS)

/** Amber Coast: five reels, twenty lines, free spins. The view is the last spin. The action is `{ spin: true }`. */
export const amberCoast: GameRules<StakeBet, Round, SpinAction> = {
  facts: {
    ...stakes.facts,
    returns: [15967792866389, 16589504118784],
    volatility: 'medium',
    maxWin: MAX_WIN,
    paceMs: SLOT_PACE_MS,
    contribution: 100,
  },
  limits: stakes.limits,
  readBet: stakes.readBet,
  stakeOf: ({ stake }) => stake,
  begin: ({ stake }, draw) => stepOf({ stake, spins: drawSpins(draw), played: 0 }),
  readAction: (sent) => (fieldOf(sent, 'spin') === true ? { spin: true } : null),
  act: (round) => stepOf({ ...round, played: round.played + 1 }),
  finish: () => ({ spin: true }),
  view(round): SpinView | null {
    const seen = seenSpins(round)
    const spin = seen.at(-1)
    if (spin === undefined) return null
    const kopecks = (tenths: number) => tenthsToKopecks(tenths * spin.factor, round.stake)
    const won = freeSpinsWon(seen)
    const added = won - freeSpinsWon(seen.slice(0, -1))
    return {
      stops: spin.stops,
      grid: spin.grid,
      lines: spin.lines.map(({ line, symbol, count, tenths }) => ({ line, symbol, count, win: kopecks(tenths) })),
      scatters: spin.scatters,
      scatterWin: kopecks(spin.scatterTenths),
      win: kopecks(spin.tenths),
      free: won === 0 ? null : { played: round.played, won, added },
      total: totalOf(round),
    }
  },
}
