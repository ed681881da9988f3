import { useState, type RefObject } from 'react'
import { useListBox } from '../ListBox/use-list-box.ts'
import type { SelectOption } from '../Select/Select.tsx'
import type { ComboboxProps } from './Combobox.tsx'
import { findOptions, normalizeText } from './find-options.ts'

interface ComboboxOptions<Value extends string> extends Pick<
  ComboboxProps<Value>,
  'options' | 'value' | 'onValueChange' | 'matches'
> {
  input: RefObject<HTMLInputElement | null>
}

/** The typed text, the options that match it, and what selects one of them. */
export function useCombobox<Value extends string>({
  input,
  options,
  value,
  onValueChange,
  matches,
}: ComboboxOptions<Value>) {
  /** `null` while the user is not typing: the field then shows the selected option. */
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
  const setText = (text: string) => {
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

  return {
    list,
    rows,
    text: query ?? selected?.label ?? '',
    setText,
    openFullList,
    commitText,
    finish,
    keyActions,
  }
}
