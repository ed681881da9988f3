import type { KeyboardEvent, RefObject } from 'react'
import type { OptionRow } from './option-rows.ts'

interface OptionKeysOptions {
  list: RefObject<HTMLElement | null>
  rows: readonly OptionRow[]
  /** Index of the row that the keys act on. */
  active: number
  setActiveIndex: (index: number) => void
  toggle: (row: OptionRow | undefined) => void
}

/** The keys of the list and of its search field, which leaves Home, End, Space and the letters to the text. */
export function useOptionKeys({ list, rows, active, setActiveIndex, toggle }: OptionKeysOptions) {
  const move = (to: number) => {
    const next = Math.min(rows.length - 1, Math.max(0, to))
    setActiveIndex(next)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }
  const jumpToLetter = (letter: string) => {
    const order = rows.map((_, offset) => (active + 1 + offset) % rows.length)
    const found = order.find((row) => rows[row]?.label.toLowerCase().startsWith(letter.toLowerCase()))
    if (found !== undefined) move(found)
  }
  const searchKeyActions: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(active + 1),
    ArrowUp: () => move(active - 1),
    Enter: () => toggle(rows[active]),
  }
  const listKeyActions: typeof searchKeyActions = {
    ...searchKeyActions,
    Home: () => move(0),
    End: () => move(rows.length - 1),
    ' ': () => toggle(rows[active]),
  }
  const onSearchKeyDown = (event: KeyboardEvent) => {
    const action = searchKeyActions[event.key]
    if (action === undefined) return
    event.preventDefault()
    action()
  }
  const onListKeyDown = (event: KeyboardEvent) => {
    const action = listKeyActions[event.key]
    if (action === undefined && (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey)) return
    event.preventDefault()
    if (action === undefined) jumpToLetter(event.key)
    else action()
  }

  return { onSearchKeyDown, onListKeyDown }
}
