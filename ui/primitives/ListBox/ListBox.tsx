import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './ListBox.css.ts'
import { rowId, type List } from './use-list.ts'
import { usePlaced } from './use-placed.ts'

export interface ListRow {
  value: string
  label: string
  /** The address of a flag before the words; `''` keeps its place empty. */
  image?: string
}

interface ListBoxProps {
  list: List
  label: string
  rows: readonly ListRow[]
  /** The value that is chosen. */
  chosen: string
  /** What the list stands beside, and as wide as which it is; `content` is as wide as its words. */
  owner: () => Element | null
  fit?: 'owner' | 'content'
  onChoose: (row: number) => void
  /** Escape was pressed, or something outside of the list and its owner. */
  onLeave: (by: 'escape' | 'press') => void
  /** In the list's place where it has no rows. */
  emptyText?: string
}

/**
 * The open list of a field that keeps the focus: `useList` joins the two. It lies over dialogs and is cut by nothing. Its
 * Escape closes nothing but the list.
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
  usePlaced(popup, owner, fit)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onLeave('escape')
  })
  const onPress = useEffectEvent((event: PointerEvent) => {
    const isHere = (place: Element | null) => event.target instanceof Node && place?.contains(event.target) === true
    if (!isHere(popup.current) && !isHere(owner())) onLeave('press')
  })
  useEffect(() => {
    const early = new AbortController()
    // Before the dialog around it hears the key: what is dealt with already closes nothing else.
    window.addEventListener('keydown', (event) => onKey(event), { capture: true, signal: early.signal })
    window.addEventListener('pointerdown', (event) => onPress(event), { capture: true, signal: early.signal })
    // The focus stays where it is.
    popup.current?.addEventListener('mousedown', (event) => event.preventDefault(), { signal: early.signal })
    return () => early.abort()
  }, [])

  const wasOpen = useRef(false)
  useLayoutEffect(() => {
    const row = document.getElementById(rowId(list.id, list.active))
    const place = popup.current
    if (row === null || place === null) return
    // What is chosen comes amid its neighbours; then nothing moves that need not.
    if (wasOpen.current) row.scrollIntoView({ block: 'nearest' })
    else place.scrollTop = row.offsetTop - (place.clientHeight - row.offsetHeight) / 2
    wasOpen.current = true
  }, [list.id, list.active])

  return (
    // The list itself is what scrolls: then its keyboard is the field's, and it needs no stop of its own.
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
