import { useId } from 'react'
import { FieldNotes, fieldState } from '../TextField/FieldFrame.tsx'
import * as field from '../TextField/TextField.css.ts'
import { Select } from '../Select/Select.tsx'
import { TextField } from '../TextField/TextField.tsx'
import * as styles from './DateField.css.ts'

export interface DateFieldProps {
  label: string
  dayLabel: string
  monthLabel: string
  yearLabel: string
  /** The names of the twelve months, as they stand in a date. */
  months: readonly string[]
  /** Shown while no month is chosen. */
  monthPlaceholder: string
  /** `YYYY-MM-DD`; what is not said yet is left out between the dashes: `1990--7`. */
  value: string
  onValueChange: (value: string) => void
  /** Of the day, where the focus is led to. */
  name?: string
  /** A browser may fill in the birthday that it knows. */
  birthday?: boolean
  /** Help that is always there. */
  hint?: string
  /** What is wrong and how to mend it; its presence makes all three fields invalid. */
  error?: string | undefined
  disabled?: boolean
}

const digits = (typed: string, most: number): string => typed.replaceAll(/\D/gu, '').slice(0, most)
const bare = (part: string): string => part.replace(/^0+(?=\d)/u, '')

/**
 * A date that somebody knows by heart, typed in three parts: a calendar would have to be turned back for decades. Parts are kept as
 * they are typed; what a date is, is the caller's to judge.
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
}: DateFieldProps) {
  const id = useId()
  const [year = '', month = '', day = ''] = value.split('-')
  const change = (next: { year?: string; month?: string; day?: string }) => {
    const parts = { year, month, day, ...next }
    onValueChange([parts.year, parts.month, parts.day].join('-'))
  }
  const state = fieldState({ id, hint, error })
  return (
    <fieldset className={styles.whole} data-component="DateField" disabled={disabled}>
      <legend className={field.label}>{label}</legend>
      <div className={styles.parts}>
        <TextField
          {...state}
          label={dayLabel}
          {...(name === undefined ? {} : { name })}
          inputMode="numeric"
          autoComplete={birthday ? 'bday-day' : 'off'}
          value={bare(day)}
          onValueChange={(typed) => change({ day: digits(typed, 2) })}
        />
        <Select
          {...state}
          label={monthLabel}
          placeholder={monthPlaceholder}
          autoComplete={birthday ? 'bday-month' : 'off'}
          options={months.map((month, at) => ({ value: String(at + 1), label: month }))}
          value={bare(month)}
          onValueChange={(chosen) => change({ month: chosen })}
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
