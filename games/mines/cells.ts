import { byId, focusInPlace, symbolImage } from '../kit/elements.ts'
import { isMotionReduced } from '../kit/motion.ts'
import { text } from '../kit/texts.ts'
import { SIDE } from './pays.ts'

/* The cells: buttons in rows, of which Tab reaches one and the arrows the others. */

export type CellState = 'closed' | 'waiting' | 'crystal' | 'mine' | 'hit'

const OPENING_MS = 200
const PICTURES: Partial<Record<CellState, 'crystal' | 'mine'>> = { crystal: 'crystal', mine: 'mine', hit: 'mine' }

/** Row and column of a cell, counted from 1. */
export const placeOf = (cell: number) => ({
  row: String(Math.floor(cell / SIDE) + 1),
  column: String((cell % SIDE) + 1),
})

/** The cell that a key leads to; `null` for other keys. The edges stop. */
function targetOf(key: string, cell: number, count: number): number | null {
  const column = cell % SIDE
  switch (key) {
    case 'ArrowLeft':
      return column === 0 ? cell : cell - 1
    case 'ArrowRight':
      return column === SIDE - 1 ? cell : cell + 1
    case 'ArrowUp':
      return cell < SIDE ? cell : cell - SIDE
    case 'ArrowDown':
      return cell + SIDE >= count ? cell : cell + SIDE
    case 'Home':
      return cell - column
    case 'End':
      return cell - column + SIDE - 1
    default:
      return null
  }
}

interface CellHandlers {
  /** A closed cell was pressed while cells can be opened. */
  open(cell: number): void
  /** Another press. */
  ignored(): void
}

/** Creates the field. */
export function createCells({ open, ignored }: CellHandlers) {
  const buttons = [...byId('cells').querySelectorAll('button')]
  /** The cell that Tab reaches. */
  let current = 0

  /** Shows the picture of a state, unless it is shown. */
  function draw(button: HTMLButtonElement, state: CellState) {
    if (button.dataset.state === state) return
    button.dataset.state = state
    const picture = PICTURES[state]
    const image = picture === undefined ? null : symbolImage(picture)
    button.replaceChildren(...(image === null ? [] : [image]))
    if (!isMotionReduced())
      image?.animate(
        [
          { transform: 'scale(0.6)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        OPENING_MS,
      )
  }

  function moveTo(cell: number) {
    current = cell
    buttons.forEach((button, index) => (button.tabIndex = index === cell ? 0 : -1))
    return buttons[cell]
  }

  byId('cells').addEventListener('keydown', (event) => {
    const cell = buttons.findIndex((button) => button === event.target)
    if (cell < 0 || event.ctrlKey || event.metaKey || event.altKey) return
    const target = targetOf(event.key, cell, buttons.length)
    if (target === null) return
    event.preventDefault()
    moveTo(target)?.focus()
  })
  buttons.forEach((button, cell) =>
    button.addEventListener('click', () => {
      current = cell
      if (button.getAttribute('aria-disabled') === 'false') open(cell)
      else ignored()
    }),
  )

  return {
    /** Shows the states of all cells. Closed ones can be opened, and Tab reaches the field, while `isOpen`. */
    show(stateOf: (cell: number) => CellState, { isOpen, isReachable }: { isOpen: boolean; isReachable: boolean }) {
      buttons.forEach((button, cell) => {
        const state = stateOf(cell)
        draw(button, state)
        button.setAttribute('aria-label', text('cell', { ...placeOf(cell), state: text(`state-${state}`) }))
        button.setAttribute('aria-disabled', String(!isOpen || state !== 'closed'))
        button.tabIndex = isReachable && cell === current ? 0 : -1
      })
    },
    focus: () => focusInPlace(moveTo(current)),
  }
}
