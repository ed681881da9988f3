import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './ListBox.css.ts'
import { optionId, type ListBoxState } from './use-list-box.ts'
import { usePopupPosition } from './use-popup-position.ts'

export interface ListBoxOption {
  value: string
  label: string
  /** URL of a flag before the label; `''` keeps the space empty. */
  image?: string | undefined
}

interface ListBoxProps {
  list: ListBoxState
  label: string
  options: readonly ListBoxOption[]
  /** Value of the selected option. */
  value: string
  /** The anchor element. The list is as wide as it, or as its content with `fit="content"`. */
  anchor: () => Element | null
  fit?: 'anchor' | 'content' | undefined
  onSelect: (index: number) => void
  /** Called on Escape, and on a pointer press outside the list and its anchor. */
  onDismiss: (by: 'escape' | 'pointer') => void
  /** Shown if there are no options. */
  emptyText?: string | undefined
}

/**
 * The open list of a field that keeps focus; `useListBox` connects the two. It is in the top layer, above dialogs, and its
 * Escape closes only the list.
 */
export function ListBox({
  list,
  label,
  options,
  value,
  anchor,
  fit = 'anchor',
  onSelect,
  onDismiss,
  emptyText,
}: ListBoxProps) {
  const popup = useRef<HTMLDivElement>(null)
  usePopupPosition(popup, anchor, fit)

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onDismiss('escape')
  })
  const handlePointerDown = useEffectEvent((event: PointerEvent) => {
    const isInside = (element: Element | null) =>
      event.target instanceof Node && element?.contains(event.target) === true
    if (!isInside(popup.current) && !isInside(anchor())) onDismiss('pointer')
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
    const option = document.getElementById(optionId(list.id, list.activeIndex))
    const element = popup.current
    if (option === null || element === null) return
    // Centre the selected option when the list opens; afterwards scroll as little as possible.
    if (hasScrolled.current) option.scrollIntoView({ block: 'nearest' })
    else element.scrollTop = option.offsetTop - (element.clientHeight - option.offsetHeight) / 2
    hasScrolled.current = true
  }, [list.id, list.activeIndex])

  return (
    // The list itself scrolls and is not focusable: the keyboard stays in the field.
    <div
      ref={popup}
      className={styles.popup}
      data-component="ListBox"
      {...(options.length === 0 ? {} : { id: list.id, role: 'listbox', 'aria-label': label })}
    >
      {options.length === 0 ? (
        <p className={styles.empty} aria-hidden="true">
          {emptyText}
        </p>
      ) : null}
      {options.map((option, index) => (
        <div
          key={option.value}
          id={optionId(list.id, index)}
          role="option"
          aria-selected={option.value === value}
          className={styles.option}
          data-active={index === list.activeIndex || undefined}
          onClick={() => onSelect(index)}
        >
          {option.image === undefined ? null : <Flag image={option.image} />}
          <span className={styles.label}>{option.label}</span>
          <span className={styles.checkmark}>{option.value === value ? <Icon name="check" size={16} /> : null}</span>
        </div>
      ))}
    </div>
  )
}

function Flag({ image }: { image: string }) {
  if (image === '') return <span className={styles.flag} />
  return <img className={styles.flag} src={image} alt="" width={24} height={16} />
}
