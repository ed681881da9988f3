import { useId } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { FieldNotes, fieldState } from '../TextField/FieldFrame.tsx'
import * as field from '../TextField/TextField.css.ts'
import { Select } from '../Select/Select.tsx'
import { TextField } from '../TextField/TextField.tsx'
import * as styles from './DateField.css.ts'

export interface DateFieldProps extends NativeProps<'fieldset', 'disabled' | 'name'> {
  label: string
  dayLabel: string
  monthLabel: string
  yearLabel: string
  /** The twelve month names, in the form used in a date. */
  months: readonly string[]
  /** Shown while no month is selected. */
  monthPlaceholder: string
  /** `YYYY-MM-DD`; a missing part is empty: `1990--7`. */
  value: string
  onValueChange: (value: string) => void
  /** Name of the day input, the one that is focused on an error. */
  name?: string
  /** Enables browser autofill of a birthday. */
  birthday?: boolean
  /** Help text. */
  hint?: string
  /** Error message; makes all three fields invalid. */
  error?: string | undefined
  disabled?: boolean
}

const digits = (typed: string, maxLength: number): string => typed.replaceAll(/\D/gu, '').slice(0, maxLength)
const withoutLeadingZeros = (part: string): string => part.replace(/^0+(?=\d)/u, '')

/**
 * A date in three fields, for memorable dates such as a birthday, where a calendar would need decades of paging. Parts
 * are kept as typed; the caller validates the date.
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
          onValueChange={(typed) => change({ day: digits(typed, 2) })}
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
          onValueChange={(typed) => change({ year: digits(typed, 4) })}
        />
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}
