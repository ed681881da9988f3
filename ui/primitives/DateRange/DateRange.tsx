import { useId } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { DateField, type DateFieldProps } from '../DateField/DateField.tsx'
import { FieldNotes } from '../TextField/FieldFrame.tsx'
import * as field from '../TextField/TextField.css.ts'
import * as styles from './DateRange.css.ts'

/** Both dates as `YYYY-MM-DD`; a missing part is empty: `2026--7`. */
export interface DateRangeValue {
  from: string
  to: string
}

export interface DateRangeProps extends NativeProps<'div', 'role' | 'aria-labelledby'> {
  /** Name of the range: "Period". */
  label: string
  /** Name of the first date: "From". */
  fromLabel: string
  /** Name of the second date: "To". */
  toLabel: string
  /** Labels and months of both dates. */
  parts: Pick<DateFieldProps, 'dayLabel' | 'monthLabel' | 'yearLabel' | 'months' | 'monthPlaceholder'>
  /** Both dates. */
  value: DateRangeValue
  /** Called with both dates after a change of either. */
  onValueChange: (value: DateRangeValue) => void
  /** Shown at the second date while it is before the first one. */
  orderError: string
  /** Errors that the caller finds: an impossible or a missing date. They take the place of `orderError`. */
  errors?: { from?: string | undefined; to?: string | undefined } | undefined
  /** Help text below both dates. */
  hint?: string | undefined
  /** Makes both dates unavailable. */
  disabled?: boolean | undefined
}

/** The digits of a complete date, which sort like dates; `null` while a part is missing. */
function sortableDate(value: string): string | null {
  const [year = '', month = '', day = ''] = value.split('-')
  if (!/^\d{4}$/u.test(year) || month === '' || day === '') return null
  return `${year}${month.padStart(2, '0')}${day.padStart(2, '0')}`
}

/** Whether the second date of a range is before the first one. An incomplete range is not. */
export function isReversedRange({ from, to }: DateRangeValue): boolean {
  const [start, end] = [sortableDate(from), sortableDate(to)]
  return start !== null && end !== null && end < start
}

/** A period of two typed dates. The second may not be before the first; equal dates are one day. */
export function DateRange({
  label,
  fromLabel,
  toLabel,
  parts,
  value,
  onValueChange,
  orderError,
  errors = {},
  hint,
  disabled = false,
  ...rest
}: DateRangeProps) {
  const id = useId()
  return (
    <div {...rest} role="group" aria-labelledby={id} className={styles.root} data-component="DateRange">
      <p id={id} className={field.label}>
        {label}
      </p>
      <div className={styles.dates}>
        <DateField
          {...parts}
          label={fromLabel}
          value={value.from}
          onValueChange={(from) => onValueChange({ ...value, from })}
          error={errors.from}
          disabled={disabled}
        />
        <DateField
          {...parts}
          label={toLabel}
          value={value.to}
          onValueChange={(to) => onValueChange({ ...value, to })}
          error={errors.to ?? (isReversedRange(value) ? orderError : undefined)}
          disabled={disabled}
        />
      </div>
      <FieldNotes id={id} hint={hint} />
    </div>
  )
}
