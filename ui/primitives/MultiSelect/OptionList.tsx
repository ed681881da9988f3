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

/** A selection of several options, the same for an inline list and a list behind a button. */
export interface MultiSelectionProps {
  /** Accessible name of the selection. */
  label: string
  /** The options in order, with unique ids. */
  options: readonly MultiSelectOption[]
  /** Ids of the selected options; an empty set means "all". */
  value: ReadonlySet<number>
  /** Called with the ids of all selected options after each change. */
  onValueChange: (value: ReadonlySet<number>) => void
  /** Search field above the list, shown from eleven options on. */
  search?:
    | {
        /** Label of the search field. */
        label: string
        /** Announced when no option matches. */
        emptyText: string
      }
    | undefined
}

export interface OptionListProps extends MultiSelectionProps, NativeProps<'div', 'autoFocus'> {
  /** Takes focus on mount: for a popover, not for a page. */
  autoFocus?: boolean | undefined
}

interface Row {
  id: number | null
  label: string
}

const SEARCH_THRESHOLD = 11

/**
 * A list with multiple selection and "all" as the first option. Arrows, Home, End and typing move, Space and
 * Enter select. In the search field, arrows move through the results and Enter selects.
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
  const [activeIndex, setActiveIndex] = useState(0)
  const [searchText, setSearchText] = useState('')
  const isSearchable = search !== undefined && options.length >= SEARCH_THRESHOLD
  const query = isSearchable ? searchText.trim().toLowerCase() : ''
  const rows: readonly Row[] =
    query === ''
      ? [{ id: null, label: texts.all }, ...options]
      : options.filter((option) => option.label.toLowerCase().includes(query))
  const active = Math.min(activeIndex, rows.length - 1)
  const activeId = active < 0 ? undefined : `${id}-${active}`

  useEffect(() => {
    if (autoFocus) (field.current ?? list.current)?.focus()
  }, [autoFocus])

  const toggle = (row: Row | undefined) => {
    if (row === undefined) return
    const next = new Set(row.id === null ? [] : value)
    if (row.id !== null && !next.delete(row.id)) next.add(row.id)
    onValueChange(next)
  }
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

  return (
    <div {...rest} className={styles.options} data-component="OptionList">
      {isSearchable ? (
        <TextField
          ref={field}
          type="search"
          icon="search"
          label={search.label}
          placeholder={search.label}
          labelHidden
          value={searchText}
          role="combobox"
          autoComplete="off"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          onKeyDown={onSearchKeyDown}
          onValueChange={(text) => {
            setSearchText(text)
            setActiveIndex(0)
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
              setActiveIndex(index)
              toggle(row)
            }}
          >
            <span className={styles.checkbox}>
              <Icon name="check" size={16} />
            </span>
            {row.label}
          </div>
        ))}
      </div>
      {isSearchable ? (
        <p role="status" className={styles.empty}>
          {rows.length === 0 ? search.emptyText : ''}
        </p>
      ) : null}
    </div>
  )
}
