import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { TextField } from '../TextField/TextField.tsx'
import * as styles from './MultiSelect.css.ts'

export interface MultiSelectOption {
  id: number
  label: string
}

export interface OptionListProps extends NativeProps<'div', 'autoFocus'> {
  label: string
  options: readonly MultiSelectOption[]
  /** Nothing chosen means everything. */
  value: ReadonlySet<number>
  onValueChange: (value: ReadonlySet<number>) => void
  /** Takes the focus when it appears: inside a popover, not on a page. */
  autoFocus?: boolean
  /** A search above a list that is too long to be looked through; it appears from eleven options on. */
  search?: {
    /** What is searched for: the name of the field. */
    label: string
    /** Said where no option has the typed letters. */
    nothingFound: string
  }
}

interface Row {
  id: number | null
  label: string
}

const LONG = 11

/**
 * A list of which several may be chosen, with "everything" first. Arrows, Home and End move, Space and Enter choose,
 * letters jump to a name. In its search, arrows move through what was found and Enter chooses.
 */
export function OptionList({
  label,
  options,
  value,
  onValueChange,
  autoFocus = false,
  search,
  ...rest
}: OptionListProps) {
  const texts = useUiTexts()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [at, setAt] = useState(0)
  const [typed, setTyped] = useState('')
  const isLong = search !== undefined && options.length >= LONG
  const wanted = isLong ? typed.trim().toLowerCase() : ''
  const rows: readonly Row[] =
    wanted === ''
      ? [{ id: null, label: texts.everything }, ...options]
      : options.filter((option) => option.label.toLowerCase().includes(wanted))
  const active = Math.min(at, rows.length - 1)
  const activeId = active < 0 ? undefined : `${id}-${active}`

  useEffect(() => {
    if (autoFocus) (field.current ?? list.current)?.focus()
  }, [autoFocus])

  const choose = (row: Row | undefined) => {
    if (row === undefined) return
    const next = new Set(row.id === null ? [] : value)
    if (row.id !== null && !next.delete(row.id)) next.add(row.id)
    onValueChange(next)
  }
  const move = (to: number) => {
    const next = Math.min(rows.length - 1, Math.max(0, to))
    setAt(next)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }
  const jump = (letter: string) => {
    const order = rows.map((_, step) => (active + 1 + step) % rows.length)
    const found = order.find((row) => rows[row]?.label.toLowerCase().startsWith(letter.toLowerCase()))
    if (found !== undefined) move(found)
  }
  const steps: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(active + 1),
    ArrowUp: () => move(active - 1),
    Enter: () => choose(rows[active]),
  }
  const listSteps: typeof steps = {
    ...steps,
    Home: () => move(0),
    End: () => move(rows.length - 1),
    ' ': () => choose(rows[active]),
  }
  const onSearchKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    step()
  }
  const onListKeyDown = (event: KeyboardEvent) => {
    const step = listSteps[event.key]
    if (step === undefined && (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey)) return
    event.preventDefault()
    if (step === undefined) jump(event.key)
    else step()
  }

  return (
    <div {...rest} className={styles.options} data-component="OptionList">
      {isLong ? (
        <TextField
          ref={field}
          type="search"
          icon="search"
          label={search.label}
          placeholder={search.label}
          labelHidden
          value={typed}
          role="combobox"
          autoComplete="off"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          onKeyDown={onSearchKeyDown}
          onValueChange={(text) => {
            setTyped(text)
            setAt(0)
          }}
        />
      ) : null}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-multiselectable="true"
        aria-activedescendant={activeId}
        className={styles.list}
        onKeyDown={onListKeyDown}
      >
        {rows.map((row, index) => (
          <div
            key={row.id ?? 'all'}
            id={`${id}-${index}`}
            role="option"
            aria-selected={row.id === null ? value.size === 0 : value.has(row.id)}
            className={styles.option}
            data-active={index === active || undefined}
            onClick={() => {
              setAt(index)
              choose(row)
            }}
          >
            <span className={styles.box}>
              <Icon name="check" size={16} />
            </span>
            {row.label}
          </div>
        ))}
      </div>
      {isLong ? (
        <p role="status" className={styles.nothing}>
          {rows.length === 0 ? search.nothingFound : ''}
        </p>
      ) : null}
    </div>
  )
}
