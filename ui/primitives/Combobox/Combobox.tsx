import { useRef, useState, type KeyboardEvent } from 'react'
import { useMergedRef } from '../../private/dom.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as listBox from '../ListBox/ListBox.css.ts'
import { ListBox } from '../ListBox/ListBox.tsx'
import { useListBox } from '../ListBox/use-list-box.ts'
import type { SelectOption } from '../Select/Select.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { findOptions, normalizeText } from './find-options.ts'

export interface ComboboxProps<Value extends string> extends Omit<
  TextFieldProps,
  'type' | 'icon' | 'start' | 'end' | 'value' | 'onValueChange' | 'role'
> {
  /** All options in order; the list shows those that match the text. */
  options: readonly SelectOption<Value>[]
  /** `''` while no option is selected. */
  value: NoInfer<Value> | ''
  /** Called when another option is selected: in the list, or on blur by its full label. */
  onValueChange: (value: Value) => void
  /** Accessible name of the button that opens the full list. */
  openLabel: string
  /** Shown and announced when no option matches. */
  emptyText: string
  /** Custom filter. The default puts matches at the start of a word first, then all others, and treats ё as е. */
  matches?: ((label: string, typed: string) => boolean) | undefined
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
  const mergedRef = useMergedRef(input, ref)
  // `null` while the user is not typing: the field then shows the selected option.
  const [query, setQuery] = useState<string | null>(null)
  const rows = findOptions(options, query ?? '', matches)
  const list = useListBox(rows.length)
  const selected = options.find((option) => option.value === value)

  const finish = (next: SelectOption<Value> | undefined) => {
    list.close()
    setQuery(null)
    if (next !== undefined && next.value !== value) onValueChange(next.value)
  }
  const findByLabel = (text: string) => options.find((option) => normalizeText(option.label) === normalizeText(text))
  const commitText = () => finish(query === null ? undefined : findByLabel(query))
  const openFullList = () => {
    setQuery(null)
    list.open(options.findIndex((option) => option.value === value))
    input.current?.focus()
    input.current?.select()
  }
  const handleText = (text: string) => {
    // Browser autofill changes the value without focusing the field.
    if (document.activeElement !== input.current) return finish(findByLabel(text))
    setQuery(text)
    list.open(0)
  }

  const keyActions: Readonly<Record<string, () => void>> = list.isOpen
    ? {
        ArrowDown: () => list.step(1),
        ArrowUp: () => list.step(-1),
        PageDown: () => list.step(6),
        PageUp: () => list.step(-6),
        Enter: () => finish(rows[list.activeIndex]),
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
    <div className={listBox.field} data-component="Combobox">
      <TextField
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        {...list.attributes}
        aria-autocomplete="list"
        label={label}
        disabled={disabled}
        ref={mergedRef}
        value={query ?? selected?.label ?? ''}
        onValueChange={handleText}
        onKeyDown={handleKeyDown}
        onBlur={(event) => {
          onBlur?.(event)
          commitText()
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
            onClick={list.isOpen ? commitText : openFullList}
          />
        }
      />
      {list.isOpen ? (
        <ListBox
          list={list}
          label={label}
          options={rows}
          value={value}
          // As wide as the field's frame, not its text input.
          anchor={() => input.current?.parentElement ?? null}
          emptyText={emptyText}
          onSelect={(index) => finish(rows[index])}
          onDismiss={(by) => (by === 'escape' ? finish(undefined) : commitText())}
        />
      ) : null}
      <p role="status" className={visuallyHidden}>
        {list.isOpen && rows.length === 0 ? emptyText : ''}
      </p>
    </div>
  )
}
