import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './MultiSelect.css.ts'

export interface MultiSelectOption {
  id: number
  label: string
}

export interface OptionListProps {
  label: string
  options: readonly MultiSelectOption[]
  /** Nothing chosen means everything. */
  value: ReadonlySet<number>
  onValueChange: (value: ReadonlySet<number>) => void
  /** Takes the focus when it appears: inside a popover, not on a page. */
  autoFocus?: boolean
}

/**
 * A list of which several may be chosen, with "everything" first. Arrows, Home and End move, Space and Enter choose,
 * letters jump to a name.
 */
export function OptionList({ label, options, value, onValueChange, autoFocus = false }: OptionListProps) {
  const texts = useUiTexts()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const rows = [{ id: null, label: texts.everything }, ...options]
  const isChosen = (option: number | null) => (option === null ? value.size === 0 : value.has(option))
  const choose = (at: number) => {
    const option = rows[at]?.id ?? null
    if (option === null) return onValueChange(new Set())
    const next = new Set(value)
    if (!next.delete(option)) next.add(option)
    onValueChange(next)
  }
  const move = (at: number) => {
    const next = Math.min(rows.length - 1, Math.max(0, at))
    setActive(next)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }
  const jump = (letter: string) => {
    const order = rows.map((_, at) => (active + 1 + at) % rows.length)
    const found = order.find((at) => rows[at]?.label.toLowerCase().startsWith(letter.toLowerCase()))
    if (found !== undefined) move(found)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(active + 1),
      ArrowUp: () => move(active - 1),
      Home: () => move(0),
      End: () => move(rows.length - 1),
      ' ': () => choose(active),
      Enter: () => choose(active),
    }
    const step = steps[event.key]
    if (step === undefined && (event.key.length !== 1 || event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (step === undefined) jump(event.key)
    else step()
  }
  return (
    <div
      ref={(element) => {
        list.current = element
        if (autoFocus && element !== null && !element.contains(document.activeElement)) element.focus()
      }}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable="true"
      aria-activedescendant={`${id}-${active}`}
      className={styles.list}
      data-component="OptionList"
      onKeyDown={onKeyDown}
    >
      {rows.map((row, at) => (
        <div
          key={row.id ?? 'all'}
          id={`${id}-${at}`}
          role="option"
          aria-selected={isChosen(row.id)}
          className={styles.option}
          data-active={at === active || undefined}
          onClick={() => {
            setActive(at)
            choose(at)
          }}
        >
          <span className={styles.box}>
            <Icon name="check" size={16} />
          </span>
          {row.label}
        </div>
      ))}
    </div>
  )
}
