import { useId, useState } from 'react'

const CLOSED = -1

/** What a list of choices knows while it is used: whether it is open, and where the keyboard is in it. */
export interface List {
  /** Of the listbox. */
  id: string
  isOpen: boolean
  /** The row where the keyboard is, -1 where there is none. */
  active: number
  open: (at: number) => void
  close: () => void
  /** So many rows on; it stays at the ends. */
  step: (by: number) => void
  /** What the element that has the focus says of the list. */
  attributes: {
    role: 'combobox'
    'aria-haspopup': 'listbox'
    'aria-expanded': boolean
    'aria-controls': string | undefined
    'aria-activedescendant': string | undefined
  }
}

export const rowId = (list: string, row: number): string => `${list}-${row}`

/** A list of so many rows beside an element that keeps the focus. */
export function useList(count: number): List {
  const id = useId()
  const [at, setAt] = useState(CLOSED)
  const isOpen = at !== CLOSED
  const active = isOpen ? Math.min(at, count - 1) : CLOSED
  const isShown = isOpen && count > 0
  return {
    id,
    isOpen,
    active,
    open: (row) => setAt(Math.max(0, row)),
    close: () => setAt(CLOSED),
    step: (by) => setAt(Math.max(0, Math.min(count - 1, active + by))),
    attributes: {
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': isShown,
      'aria-controls': isShown ? id : undefined,
      'aria-activedescendant': isShown ? rowId(id, active) : undefined,
    },
  }
}
