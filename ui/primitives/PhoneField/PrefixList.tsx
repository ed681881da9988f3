import { useRef, type KeyboardEvent } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { ListBox, type ListRow } from '../ListBox/ListBox.tsx'
import { useList } from '../ListBox/use-list.ts'
import type { PhoneCode } from './PhoneField.tsx'
import * as styles from './PhoneField.css.ts'

interface PrefixListProps {
  label: string
  codes: readonly PhoneCode[]
  code: string
  disabled: boolean | undefined
  onCodeChange: (code: string) => void
}

/** Digits that come within so many milliseconds belong together. */
const TOGETHER = 1000

/** The row that begins with the typed digits, looked for from a row on and round. */
function rowOf(rows: readonly ListRow[], digits: string, from: number): number | undefined {
  const order = rows.map((_, step) => (from + step) % rows.length)
  return order.find((row) => rows[row]?.value.replaceAll(/\D/gu, '').startsWith(digits))
}

/** The prefix of a phone, chosen from a list with flags: a browser's own list has no pictures. */
export function PrefixList({ label, codes, code, disabled, onCodeChange }: PrefixListProps) {
  const button = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLSpanElement>(null)
  const typed = useRef({ digits: '', at: 0 })
  const known = codes.map(({ code, image }) => ({ value: code, label: code, image }))
  const chosen = known.find((row) => row.value === code)
  const rows = chosen === undefined ? [{ value: code, label: code, image: '' }, ...known] : known
  const list = useList(rows.length)
  const own = rows.findIndex((row) => row.value === code)

  const choose = (row: number) => {
    list.close()
    const next = rows[row]?.value
    if (next !== undefined && next !== code) onCodeChange(next)
  }
  const jump = (digit: string, at: number) => {
    const present = list.isOpen ? list.active : own
    const together = at - typed.current.at < TOGETHER ? typed.current.digits + digit : digit
    const goOn = together === digit ? undefined : rowOf(rows, together, present)
    typed.current = { digits: goOn === undefined ? digit : together, at }
    const found = goOn ?? rowOf(rows, digit, present + 1)
    if (found !== undefined) list.open(found)
  }
  const openOwn = () => list.open(own)
  const steps: Readonly<Record<string, () => void>> = {
    ArrowDown: list.isOpen ? () => list.step(1) : openOwn,
    ArrowUp: list.isOpen ? () => list.step(-1) : openOwn,
    Home: () => list.open(0),
    End: () => list.open(rows.length - 1),
  }
  const onKey = (event: KeyboardEvent) => {
    // As a browser's own list: who goes on has chosen. Enter and Space are the button's own press.
    if (event.key === 'Tab' && list.isOpen) return choose(list.active)
    const step = /^\d$/u.test(event.key) ? () => jump(event.key, event.timeStamp) : steps[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    step()
  }

  return (
    <span ref={place} className={styles.prefix}>
      <button
        {...list.attributes}
        ref={button}
        type="button"
        className={styles.codes}
        aria-label={label}
        disabled={disabled}
        onKeyDown={onKey}
        onBlur={list.close}
        onClick={({ detail }) => {
          // Some browsers do not focus a pressed button.
          button.current?.focus()
          if (!list.isOpen) return openOwn()
          if (detail === 0) choose(list.active)
          else list.close()
        }}
      >
        {chosen === undefined || chosen.image === '' ? null : (
          <img className={styles.flag} src={chosen.image} alt="" width={24} height={16} />
        )}
        {code}
        <span className={styles.mark}>
          <Icon name="down" size={16} />
        </span>
      </button>
      {list.isOpen ? (
        <ListBox
          list={list}
          label={label}
          rows={rows}
          chosen={code}
          // Beside the whole box of the field: flags then stand below the flag.
          owner={() => place.current?.parentElement ?? null}
          fit="content"
          onChoose={choose}
          onLeave={list.close}
        />
      ) : null}
    </span>
  )
}
