import { useId, useState } from 'react'

const CLOSED = -1

/** State of a list of options: whether it is open, and which row is active. */
export interface List {
  /** Id of the listbox. */
  id: string
  isOpen: boolean
  /** Index of the active row; -1 if there is none. */
  active: number
  open: (row: number) => void
  close: () => void
  /** Moves the active row by `by` rows, without wrapping. */
  step: (by: number) => void
  /** ARIA attributes of the focused element. */
  attributes: {
    role: 'combobox'
    'aria-haspopup': 'listbox'
    'aria-expanded': boolean
    'aria-controls': string | undefined
    'aria-activedescendant': string | undefined
  }
}

export const rowId = (list: string, row: number): string => `${list}-${row}`

/** State of a list with `count` rows, controlled by an element that keeps focus. */
export function useList(count: number): List {
  const id = useId()
  const [activeRow, setActiveRow] = useState(CLOSED)
  const isOpen = activeRow !== CLOSED
  const active = isOpen ? Math.min(activeRow, count - 1) : CLOSED
  const isShown = isOpen && count > 0
  return {
    id,
    isOpen,
    active,
    open: (row) => setActiveRow(Math.max(0, row)),
    close: () => setActiveRow(CLOSED),
    step: (by) => setActiveRow(Math.max(0, Math.min(count - 1, active + by))),
    attributes: {
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': isShown,
      'aria-controls': isShown ? id : undefined,
      'aria-activedescendant': isShown ? rowId(id, active) : undefined,
    },
  }
}
