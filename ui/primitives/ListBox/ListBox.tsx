import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './ListBox.css.ts'
import { rowId, type List } from './use-list.ts'
import { usePopupPosition } from './use-placed.ts'

export interface ListRow {
  value: string
  label: string
  /** URL of a flag before the label; `''` keeps the space empty. */
  image?: string
}

interface ListBoxProps {
  list: List
  label: string
  rows: readonly ListRow[]
  /** Value of the selected row. */
  chosen: string
  /** The anchor element. The list is as wide as it, or as its content with `fit="content"`. */
  owner: () => Element | null
  fit?: 'owner' | 'content'
  onChoose: (row: number) => void
  /** Called on Escape, and on a pointer press outside the list and its anchor. */
  onLeave: (by: 'escape' | 'press') => void
  /** Shown if there are no rows. */
  emptyText?: string
}

/**
 * The open list of a field that keeps focus; `useList` connects the two. It is in the top layer, above dialogs, and its
 * Escape closes only the list.
 */
export function ListBox({
  list,
  label,
  rows,
  chosen,
  owner,
  fit = 'owner',
  onChoose,
  onLeave,
  emptyText,
}: ListBoxProps) {
  const popup = useRef<HTMLDivElement>(null)
  usePopupPosition(popup, owner, fit)

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onLeave('escape')
  })
  const handlePointerDown = useEffectEvent((event: PointerEvent) => {
    const isInside = (element: Element | null) =>
      event.target instanceof Node && element?.contains(event.target) === true
    if (!isInside(popup.current) && !isInside(owner())) onLeave('press')
  })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    // In the capture phase: a dialog must not see the Escape that closes the list.
    window.addEventListener('keydown', (event) => handleKeyDown(event), { capture: true, signal })
    window.addEventListener('pointerdown', (event) => handlePointerDown(event), { capture: true, signal })
    // Keeps focus in the field.
    popup.current?.addEventListener('mousedown', (event) => event.preventDefault(), { signal })
    return () => controller.abort()
  }, [])

  const hasScrolled = useRef(false)
  useLayoutEffect(() => {
    const row = document.getElementById(rowId(list.id, list.active))
    const element = popup.current
    if (row === null || element === null) return
    // Centre the selected row when the list opens; afterwards scroll as little as possible.
    if (hasScrolled.current) row.scrollIntoView({ block: 'nearest' })
    else element.scrollTop = row.offsetTop - (element.clientHeight - row.offsetHeight) / 2
    hasScrolled.current = true
  }, [list.id, list.active])

  return (
    // The list itself scrolls and is not focusable: the keyboard stays in the field.
    <div
      ref={popup}
      className={styles.popup}
      data-component="ListBox"
      {...(rows.length === 0 ? {} : { id: list.id, role: 'listbox', 'aria-label': label })}
    >
      {rows.length === 0 ? (
        <p className={styles.nothing} aria-hidden="true">
          {emptyText}
        </p>
      ) : null}
      {rows.map(({ value, label, image }, row) => (
        <div
          key={value}
          id={rowId(list.id, row)}
          role="option"
          aria-selected={value === chosen}
          className={styles.option}
          data-active={row === list.active || undefined}
          onClick={() => onChoose(row)}
        >
          {image === undefined ? null : <Flag image={image} />}
          <span className={styles.words}>{label}</span>
          <span className={styles.mark}>{value === chosen ? <Icon name="check" size={16} /> : null}</span>
        </div>
      ))}
    </div>
  )
}

function Flag({ image }: { image: string }) {
  if (image === '') return <span className={styles.flag} />
  return <img className={styles.flag} src={image} alt="" width={24} height={16} />
}
