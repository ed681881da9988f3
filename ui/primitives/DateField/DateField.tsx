import { useId } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { digitsOf, readDate } from '../../private/pasted-text.ts'
import { FieldNotes, fieldState } from '../TextField/FieldFrame.tsx'
import * as field from '../TextField/TextField.css.ts'
import { Select } from '../Select/Select.tsx'
import { TextField } from '../TextField/TextField.tsx'
import * as styles from './DateField.css.ts'

export interface DateFieldProps extends NativeProps<'fieldset', 'disabled' | 'name'> {
  /** Legend of the three fields: which date it is. */
  label: string
  /** Label of the day field. */
  dayLabel: string
  /** Label of the month list. */
  monthLabel: string
  /** Label of the year field. */
  yearLabel: string
  /** The twelve month names, in the form used in a date. */
  months: readonly string[]
  /** Shown while no month is selected. */
  monthPlaceholder: string
  /** `YYYY-MM-DD`; a missing part is empty: `1990--7`. */
  value: string
  /** Called after a change of any part, in the format of `value`. */
  onValueChange: (value: string) => void
  /** Name of the day input, the one that is focused on an error. */
  name?: string | undefined
  /** Enables browser autofill of a birthday. */
  birthday?: boolean | undefined
  /** Help text. */
  hint?: string | undefined
  /** Error message; makes all three fields invalid. */
  error?: string | undefined
  /** Disables all three fields. */
  disabled?: boolean | undefined
}

/** The digits of a part. One typed digit too many is a slip and is dropped; pasted digits are kept, so that they are seen. */
function partDigits(typed: string, before: string, maxLength: number): string {
  const isPasted = typed.length > before.length + 1
  const digits = digitsOf(typed)
  return isPasted ? digits : digits.slice(0, Math.max(maxLength, before.length))
}
const withoutLeadingZeros = (part: string): string => part.replace(/^0+(?=\d)/u, '')

/**
 * A date in three fields, for memorable dates such as a birthday, where a calendar would need decades of paging. Parts
 * are kept as typed; the caller validates the date. A date that is pasted into the day or the year fills all three.
 */
export function DateField({
  label,
  dayLabel,
  monthLabel,
  yearLabel,
  months,
  monthPlaceholder,
  value,
  onValueChange,
  name,
  birthday = false,
  hint,
  error,
  disabled = false,
  ...rest
}: DateFieldProps) {
  const id = useId()
  const [year = '', month = '', day = ''] = value.split('-')
  const change = (next: { year?: string; month?: string; day?: string }) => {
    const parts = { year, month, day, ...next }
    onValueChange([parts.year, parts.month, parts.day].join('-'))
  }
  const changePart = (part: 'day' | 'year', before: string, maxLength: number) => (typed: string) =>
    change(readDate(typed, months) ?? { [part]: partDigits(typed, before, maxLength) })
  const state = fieldState({ id, hint, error })
  return (
    <fieldset {...rest} className={styles.root} data-component="DateField" disabled={disabled}>
      <legend className={field.label}>{label}</legend>
      <div className={styles.parts}>
        <TextField
          {...state}
          label={dayLabel}
          {...(name === undefined ? {} : { name })}
          inputMode="numeric"
          autoComplete={birthday ? 'bday-day' : 'off'}
          value={withoutLeadingZeros(day)}
          onValueChange={changePart('day', day, 2)}
        />
        <Select
          {...state}
          label={monthLabel}
          placeholder={monthPlaceholder}
          autoComplete={birthday ? 'bday-month' : 'off'}
          options={months.map((month, index) => ({ value: String(index + 1), label: month }))}
          value={withoutLeadingZeros(month)}
          onValueChange={(selected) => change({ month: selected })}
        />
        <TextField
          {...state}
          label={yearLabel}
          inputMode="numeric"
          autoComplete={birthday ? 'bday-year' : 'off'}
          value={year}
          onValueChange={changePart('year', year, 4)}
        />
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}
