import type { GameRules, Kopecks } from '../game.ts'
import { fieldOf } from '../json.ts'
import { SLOT_PACE_MS } from '../pace.ts'
import { createStakeRules, TABLE_LEVELS } from '../stakes.ts'
import { CELLS, MINE_COUNTS, NOMINAL_RETURN, STEPS, winOf, type MineCount } from './pays.ts'
import type { FieldView } from './read-view.ts'

/** The bet: a stake, and how many of the 25 cells hide a mine. */
export type MinesBet = { readonly stake: Kopecks; readonly mines: MineCount }

/** Opens a cell, counted from 0 by rows, or takes the win. */
export type MinesAction = { readonly open: number } | { readonly take: true }

interface Field extends MinesBet {
  /** The cells with mines, which were decided with the bet. */
  readonly positions: readonly number[]
  readonly opened: readonly number[]
  readonly isOver: boolean
}

const isHit = ({ opened, positions }: Field): boolean => opened.some((cell) => positions.includes(cell))

/** What the opened cells pay, in hundredths of the stake; 0 before the first one and after a mine. */
const paysOf = (field: Field): number => (isHit(field) ? 0 : (STEPS[field.mines][field.opened.length - 1] ?? 0))

const endOf = (field: Field) => ({
  state: { ...field, isOver: true },
  win: winOf(field.stake, paysOf(field)),
  isOver: true,
})

const stakes = createStakeRules(TABLE_LEVELS)

/** Mines: the player opens cells of a field of 5 × 5 and takes the win before a mine. */
export const mines: GameRules<MinesBet, Field, MinesAction> = {
  facts: {
    ...stakes.facts,
    returns: NOMINAL_RETURN,
    volatility: 'medium',
    maxWin: Math.max(...MINE_COUNTS.flatMap((count) => STEPS[count])) / 100,
    paceMs: SLOT_PACE_MS,
    contribution: 20,
  },
  limits: { ...stakes.limits, mines: MINE_COUNTS },
  readBet(sent) {
    const [bet, count] = [stakes.readBet(sent), MINE_COUNTS.find((one) => one === fieldOf(sent, 'mines'))]
    return bet === null || count === undefined ? null : { ...bet, mines: count }
  },
  stakeOf: ({ stake }) => stake,
  begin(bet, draw) {
    const free = Array.from({ length: CELLS }, (_, cell) => cell)
    const positions = Array.from({ length: bet.mines }, (_, index) => free.splice(draw(CELLS - index), 1)[0] ?? 0)
    return { state: { ...bet, positions, opened: [], isOver: false }, win: 0, isOver: false }
  },
  readAction(sent) {
    if (fieldOf(sent, 'take') === true) return { take: true }
    const cell = fieldOf(sent, 'open')
    return typeof cell === 'number' && Number.isInteger(cell) && cell >= 0 && cell < CELLS ? { open: cell } : null
  },
  act(field, action) {
    if ('take' in action) return field.opened.length === 0 ? null : endOf(field)
    if (field.opened.includes(action.open)) return null
    const next = { ...field, opened: [...field.opened, action.open] }
    const isLast = next.opened.length === STEPS[field.mines].length
    return isHit(next) || isLast ? endOf(next) : { state: next, win: 0, isOver: false }
  },
  // A bet cannot be taken back, so the first cell is opened if the player has opened none.
  finish: ({ opened }) => (opened.length === 0 ? { open: 0 } : { take: true }),
  view(field): FieldView {
    const { isOver, opened, positions } = field
    return {
      mines: field.mines,
      opened,
      pays: paysOf(field),
      next: isOver ? null : (STEPS[field.mines][opened.length] ?? null),
      positions: isOver ? positions.toSorted((one, other) => one - other) : null,
    }
  },
}
