import { useId, useState } from 'react'

const CLOSED = -1

/** State of a list of options: whether it is open, and which option is active. */
export interface ListBoxState {
  /** Id of the listbox. */
  id: string
  isOpen: boolean
  /** Index of the active option; -1 if there is none. */
  activeIndex: number
  open: (index: number) => void
  close: () => void
  /** Moves the active option by `by`, without wrapping. */
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

export const optionId = (list: string, index: number): string => `${list}-${index}`

/** State of a list with `count` options, controlled by an element that keeps focus. */
export function useListBox(count: number): ListBoxState {
  const id = useId()
  const [rawIndex, setRawIndex] = useState(CLOSED)
  const isOpen = rawIndex !== CLOSED
  // The list may have become shorter since the last move.
  const activeIndex = isOpen ? Math.min(rawIndex, count - 1) : CLOSED
  const isShown = isOpen && count > 0
  return {
    id,
    isOpen,
    activeIndex,
    open: (index) => setRawIndex(Math.max(0, index)),
    close: () => setRawIndex(CLOSED),
    step: (by) => setRawIndex(Math.max(0, Math.min(count - 1, activeIndex + by))),
    attributes: {
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': isShown,
      'aria-controls': isShown ? id : undefined,
      'aria-activedescendant': isShown ? optionId(id, activeIndex) : undefined,
    },
  }
}
