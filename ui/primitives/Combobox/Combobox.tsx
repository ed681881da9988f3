import { useRef, useState, type KeyboardEvent } from 'react'
import { giveRef } from '../../private/give-ref.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ListBox } from '../ListBox/ListBox.tsx'
import { useList } from '../ListBox/use-list.ts'
import type { SelectOption } from '../Select/Select.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import * as styles from './Combobox.css.ts'
import { findOptions, plain } from './find-options.ts'

export interface ComboboxProps<Value extends string> extends Omit<
  TextFieldProps,
  'type' | 'icon' | 'start' | 'end' | 'value' | 'onValueChange' | 'role'
> {
  options: readonly SelectOption<Value>[]
  /** `''` while nothing is chosen. */
  value: Value | ''
  onValueChange: (value: Value) => void
  /** The name of the button that opens the whole list. */
  openLabel: string
  /** Shown and announced where nothing has the typed letters. */
  emptyText: string
  /** Whether a label is what was typed. Without it: any word's beginning first, then anywhere; ё is е. */
  matches?: (label: string, typed: string) => boolean
}

/**
 * One of many, found by typing. Arrows move in the list, Enter chooses, Escape returns to what was chosen; what is left
 * half typed does so too, unless it is one of the names.
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
  // `null` while nobody types: then the field says what is chosen.
  const [typed, setTyped] = useState<string | null>(null)
  const rows = findOptions(options, typed ?? '', matches)
  const list = useList(rows.length)
  const chosen = options.find((option) => option.value === value)

  const finish = (next: SelectOption<Value> | undefined) => {
    list.close()
    setTyped(null)
    if (next !== undefined && next.value !== value) onValueChange(next.value)
  }
  const named = (text: string) => options.find((option) => plain(option.label) === plain(text))
  const leave = () => finish(typed === null ? undefined : named(typed))
  const openWhole = () => {
    setTyped(null)
    list.open(options.findIndex((option) => option.value === value))
    input.current?.focus()
    input.current?.select()
  }
  const type = (text: string) => {
    // What the browser fills in by itself comes without the focus.
    if (document.activeElement !== input.current) return finish(named(text))
    setTyped(text)
    list.open(0)
  }

  const steps: Readonly<Record<string, () => void>> = list.isOpen
    ? {
        ArrowDown: () => list.step(1),
        ArrowUp: () => list.step(-1),
        PageDown: () => list.step(6),
        PageUp: () => list.step(-6),
        Enter: () => finish(rows[list.active]),
      }
    : { ArrowDown: openWhole, ArrowUp: openWhole }
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const step = steps[event.key]
    if (step === undefined || event.nativeEvent.isComposing) return
    event.preventDefault()
    step()
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
          giveRef(ref, element)
        }}
        value={typed ?? chosen?.label ?? ''}
        onValueChange={type}
        onKeyDown={onKey}
        onBlur={(event) => {
          onBlur?.(event)
          leave()
        }}
        onClick={(event) => {
          onClick?.(event)
          if (!list.isOpen) openWhole()
        }}
        end={
          <IconButton
            icon="down"
            label={openLabel}
            // Arrows do the same from the field itself.
            tabIndex={-1}
            disabled={disabled}
            aria-expanded={list.isOpen}
            onMouseDown={(event) => event.preventDefault()}
            onClick={list.isOpen ? leave : openWhole}
          />
        }
      />
      {list.isOpen ? (
        <ListBox
          list={list}
          label={label}
          rows={rows}
          chosen={value}
          // As wide as the field's box, not as the words in it.
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
