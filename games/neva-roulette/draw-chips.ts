import { element } from '../kit/elements.ts'
import { BETS } from './bets.ts'
import type { Chip } from './chips.ts'
import { kindOf, placeOf, type Point } from './places.ts'

/* The chips on the cloth, and the marks of its cells. */

/** The numbers with zero and the bets on columns. */
export const COLUMNS = 14
export const ROWS = 3

/** Places something by its centre, in cells of the numbers. */
export function put(node: HTMLElement, { x, y }: Point) {
  node.style.left = `${(100 * (x + 0.5)) / COLUMNS}%`
  node.style.top = `${(100 * (y + 0.5)) / ROWS}%`
}

/** Draws a chip with its sum in rubles. */
export const createChip = ({ on, kopecks }: Chip) =>
  element('span', { class: 'chip', 'aria-hidden': 'true', 'data-on': on }, String(kopecks / 100))

/** Marks the cells of these numbers, and no others. */
export const markCells = (
  numbers: Element,
  mark: 'data-won' | 'data-aimed' | 'data-chip',
  marked: readonly number[],
): void =>
  numbers
    .querySelectorAll('.cell')
    .forEach((cell) => cell.toggleAttribute(mark, marked.includes(Number(cell.textContent))))

/** Shows the chips of a kind that is not chosen now: they lie on the cloth without a button. A number moves beside its chip. */
export function showLooseChips(numbers: Element, shown: ReadonlySet<string | undefined>, chips: readonly Chip[]): void {
  numbers.querySelectorAll(':scope > .chip').forEach((chip) => chip.remove())
  for (const chip of chips.filter(({ on }) => !shown.has(on))) {
    const loose = createChip(chip)
    put(loose, placeOf(chip.on, BETS.get(chip.on) ?? []))
    numbers.append(loose)
  }
  const straight = chips.flatMap(({ on }) => (kindOf(on) === 'straight' ? (BETS.get(on) ?? []) : []))
  markCells(numbers, 'data-chip', straight)
}

/** Marks the chips on the winning bets, and the lost ones; `null` for none. */
export function markChips(table: Element, won: readonly string[] | null): void {
  for (const chip of table.querySelectorAll<HTMLElement>('.chip')) {
    const hasWon = won?.includes(chip.dataset.on ?? '') === true
    chip.toggleAttribute('data-won', hasWon)
    chip.toggleAttribute('data-lost', won !== null && !hasWon)
  }
}
