import { useRef, type KeyboardEvent } from 'react'
import { useMergedRef } from '../../private/dom.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as listBox from '../ListBox/ListBox.css.ts'
import { ListBox } from '../ListBox/ListBox.tsx'
import type { SelectOption } from '../Select/Select.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { useCombobox } from './use-combobox.ts'

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
  const { list, rows, text, setText, openFullList, commitText, finish, keyActions } = useCombobox({
    input,
    options,
    value,
    onValueChange,
    matches,
  })
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
        value={text}
        onValueChange={setText}
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
