import { useRef, useState, type KeyboardEvent } from 'react'
import { assignRef } from '../../private/give-ref.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ListBox } from '../ListBox/ListBox.tsx'
import { useList } from '../ListBox/use-list.ts'
import type { SelectOption } from '../Select/Select.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import * as styles from './Combobox.css.ts'
import { findOptions, normalizeText } from './find-options.ts'

export interface ComboboxProps<Value extends string> extends Omit<
  TextFieldProps,
  'type' | 'icon' | 'start' | 'end' | 'value' | 'onValueChange' | 'role'
> {
  options: readonly SelectOption<Value>[]
  /** `''` while no option is selected. */
  value: Value | ''
  onValueChange: (value: Value) => void
  /** Accessible name of the button that opens the full list. */
  openLabel: string
  /** Shown and announced when no option matches. */
  emptyText: string
  /** Custom filter. The default puts matches at the start of a word first, then all others, and treats ё as е. */
  matches?: (label: string, typed: string) => boolean
}

/**
 * A select with a text filter. Arrows move in the list, Enter selects, Escape restores the selected option. On blur the
 * text is restored too, unless it equals an option's label.
 */
export function Combobox<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  openLabel,
  emptyText,
  matches,
  disabled,
  ref,
  onKeyDown,
  onBlur,
  onClick,
  ...rest
}: ComboboxProps<Value>) {
  const input = useRef<HTMLInputElement>(null)
  // `null` while the user is not typing: the field then shows the selected option.
  const [query, setQuery] = useState<string | null>(null)
  const rows = findOptions(options, query ?? '', matches)
  const list = useList(rows.length)
  const selected = options.find((option) => option.value === value)

  const finish = (next: SelectOption<Value> | undefined) => {
    list.close()
    setQuery(null)
    if (next !== undefined && next.value !== value) onValueChange(next.value)
  }
  const optionNamed = (text: string) => options.find((option) => normalizeText(option.label) === normalizeText(text))
  const leave = () => finish(query === null ? undefined : optionNamed(query))
  const openFullList = () => {
    setQuery(null)
    list.open(options.findIndex((option) => option.value === value))
    input.current?.focus()
    input.current?.select()
  }
  const handleText = (text: string) => {
    // Browser autofill changes the value without focusing the field.
    if (document.activeElement !== input.current) return finish(optionNamed(text))
    setQuery(text)
    list.open(0)
  }

  const keyActions: Readonly<Record<string, () => void>> = list.isOpen
    ? {
        ArrowDown: () => list.step(1),
        ArrowUp: () => list.step(-1),
        PageDown: () => list.step(6),
        PageUp: () => list.step(-6),
        Enter: () => finish(rows[list.active]),
      }
    : { ArrowDown: openFullList, ArrowUp: openFullList }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const action = keyActions[event.key]
    if (action === undefined || event.nativeEvent.isComposing) return
    event.preventDefault()
    action()
  }

  return (
    <div className={styles.whole} data-component="Combobox">
      <TextField
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        {...list.attributes}
        aria-autocomplete="list"
        label={label}
        disabled={disabled}
        ref={(element) => {
          input.current = element
          assignRef(ref, element)
        }}
        value={query ?? selected?.label ?? ''}
        onValueChange={handleText}
        onKeyDown={handleKeyDown}
        onBlur={(event) => {
          onBlur?.(event)
          leave()
        }}
        onClick={(event) => {
          onClick?.(event)
          if (!list.isOpen) openFullList()
        }}
        end={
          <IconButton
            icon="down"
            label={openLabel}
            // The arrow keys do the same from the field.
            tabIndex={-1}
            disabled={disabled}
            aria-expanded={list.isOpen}
            onMouseDown={(event) => event.preventDefault()}
            onClick={list.isOpen ? leave : openFullList}
          />
        }
      />
      {list.isOpen ? (
        <ListBox
          list={list}
          label={label}
          rows={rows}
          chosen={value}
          // As wide as the field's frame, not its text input.
          owner={() => input.current?.parentElement ?? null}
          emptyText={emptyText}
          onChoose={(row) => finish(rows[row])}
          onLeave={(by) => (by === 'escape' ? finish(undefined) : leave())}
        />
      ) : null}
      <p role="status" className={visuallyHidden}>
        {list.isOpen && rows.length === 0 ? emptyText : ''}
      </p>
    </div>
  )
}
