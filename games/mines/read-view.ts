import { fieldOf, isNumber, numberOf, numbersOf } from '../json.ts'
import { MINE_COUNTS, type MineCount } from './pays.ts'

export const DEFAULT_MINES: MineCount = 3

/** What the player sees of a field. */
export type FieldView = {
  /** The number of mines. */
  readonly mines: MineCount
  /** The opened cells in order. */
  readonly opened: readonly number[]
  /** What they pay, in hundredths of the stake. */
  readonly pays: number
  /** What one more cell would pay; `null` after the end. */
  readonly next: number | null
  /** Where the mines are; `null` before the end. */
  readonly positions: readonly number[] | null
}

/** Reads the view of a round. */
export function readField(view: unknown): FieldView {
  const [next, positions] = [fieldOf(view, 'next'), fieldOf(view, 'positions')]
  return {
    mines: MINE_COUNTS.find((count) => count === fieldOf(view, 'mines')) ?? DEFAULT_MINES,
    opened: numbersOf(fieldOf(view, 'opened')),
    pays: numberOf(fieldOf(view, 'pays')),
    next: isNumber(next) ? next : null,
    positions: Array.isArray(positions) ? numbersOf(positions) : null,
  }
}
