import { useEffect, useId, useRef, useState } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { TextField } from '../TextField/TextField.tsx'
import * as styles from './MultiSelect.css.ts'
import { findRows, toggleRow, type OptionRow } from './option-rows.ts'
import { useOptionKeys } from './use-option-keys.ts'

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

const SEARCH_THRESHOLD = 11

interface OptionProps {
  id: string
  label: string
  isSelected: boolean
  isActive: boolean
  onPress: () => void
}

function Option({ id, label, isSelected, isActive, onPress }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      className={styles.option}
      data-active={isActive || undefined}
      onClick={onPress}
    >
      <span className={styles.checkbox}>
        <Icon name="check" size={16} />
      </span>
      {label}
    </div>
  )
}

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
  const rows = findRows(options, query, texts.all)
  const active = Math.min(activeIndex, rows.length - 1)
  const activeId = active < 0 ? undefined : `${id}-${active}`

  useEffect(() => {
    if (autoFocus) (field.current ?? list.current)?.focus()
  }, [autoFocus])

  const toggle = (row: OptionRow | undefined) => {
    if (row !== undefined) onValueChange(toggleRow(value, row))
  }
  const { onSearchKeyDown, onListKeyDown } = useOptionKeys({ list, rows, active, setActiveIndex, toggle })

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
          <Option
            key={row.id ?? 'all'}
            id={`${id}-${index}`}
            label={row.label}
            isSelected={row.id === null ? value.size === 0 : value.has(row.id)}
            isActive={index === active}
            onPress={() => {
              setActiveIndex(index)
              toggle(row)
            }}
          />
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
