import { useRef, type KeyboardEvent } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { ListBox, type ListBoxOption } from '../ListBox/ListBox.tsx'
import { useListBox } from '../ListBox/use-list-box.ts'
import type { PhoneCode } from './PhoneField.tsx'
import * as styles from './PhoneField.css.ts'

interface PrefixListProps {
  label: string
  codes: readonly PhoneCode[]
  code: string
  disabled: boolean | undefined
  onCodeChange: (code: string) => void
}

/** Digits typed within this interval, in milliseconds, form one search. */
const TYPEAHEAD_MS = 1000

/** Index of the first row that starts with the digits, searching from `from` and wrapping around. */
function findRow(rows: readonly ListBoxOption[], digits: string, from: number): number | undefined {
  const order = rows.map((_, offset) => (from + offset) % rows.length)
  return order.find((row) => rows[row]?.value.replaceAll(/\D/gu, '').startsWith(digits))
}

/** The prefix of a phone number. Not a native select, because options cannot contain flags. */
export function PrefixList({ label, codes, code, disabled, onCodeChange }: PrefixListProps) {
  const button = useRef<HTMLButtonElement>(null)
  const wrapper = useRef<HTMLSpanElement>(null)
  const typeahead = useRef({ digits: '', typedAtMs: 0 })
  const knownRows = codes.map(({ code, image }) => ({ value: code, label: code, image }))
  const selected = knownRows.find((row) => row.value === code)
  const rows = selected === undefined ? [{ value: code, label: code, image: '' }, ...knownRows] : knownRows
  const list = useListBox(rows.length)
  const selectedIndex = rows.findIndex((row) => row.value === code)

  const select = (row: number) => {
    list.close()
    const next = rows[row]?.value
    if (next !== undefined && next !== code) onCodeChange(next)
  }
  const jumpToDigit = (digit: string, typedAtMs: number) => {
    const current = list.isOpen ? list.activeIndex : selectedIndex
    const isContinued = typedAtMs - typeahead.current.typedAtMs < TYPEAHEAD_MS
    const digits = isContinued ? typeahead.current.digits + digit : digit
    const continued = digits === digit ? undefined : findRow(rows, digits, current)
    typeahead.current = { digits: continued === undefined ? digit : digits, typedAtMs }
    const found = continued ?? findRow(rows, digit, current + 1)
    if (found !== undefined) list.open(found)
  }
  const openAtSelected = () => list.open(selectedIndex)
  const keyActions: Readonly<Record<string, () => void>> = {
    ArrowDown: list.isOpen ? () => list.step(1) : openAtSelected,
    ArrowUp: list.isOpen ? () => list.step(-1) : openAtSelected,
    Home: () => list.open(0),
    End: () => list.open(rows.length - 1),
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    // Tab selects, as in a native select. Enter and Space click the button.
    if (event.key === 'Tab' && list.isOpen) return select(list.activeIndex)
    const action = /^\d$/u.test(event.key) ? () => jumpToDigit(event.key, event.timeStamp) : keyActions[event.key]
    if (action === undefined || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    action()
  }

  return (
    <span ref={wrapper} className={styles.prefix}>
      <button
        {...list.attributes}
        ref={button}
        type="button"
        className={styles.trigger}
        aria-label={label}
        disabled={disabled}
        onKeyDown={handleKeyDown}
        onBlur={list.close}
        onClick={({ detail }) => {
          // Safari does not focus a clicked button.
          button.current?.focus()
          if (!list.isOpen) return openAtSelected()
          if (detail === 0) select(list.activeIndex)
          else list.close()
        }}
      >
        {selected === undefined || selected.image === '' ? null : (
          <img className={styles.flag} src={selected.image} alt="" width={24} height={16} />
        )}
        {code}
        <span className={styles.chevron}>
          <Icon name="down" size={16} />
        </span>
      </button>
      {list.isOpen ? (
        <ListBox
          list={list}
          label={label}
          options={rows}
          value={code}
          // Anchored to the field's frame, so that the flags line up.
          anchor={() => wrapper.current?.parentElement ?? null}
          fit="content"
          onSelect={select}
          onDismiss={list.close}
        />
      ) : null}
    </span>
  )
}
