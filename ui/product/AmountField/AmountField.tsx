import { useId, useRef } from 'react'
import { useMergedRef } from '../../private/dom.ts'
import type { NativeProps } from '../../private/native-props.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { useDebouncedText } from './use-debounced-text.ts'
import * as styles from './AmountField.css.ts'

/** Amounts that would be accepted in place of a rejected one. */
export interface AmountAlternatives {
  /** Accessible name of the group of buttons. */
  label: string
  /** `value` fills the field, `text` is on the button. */
  amounts: readonly { value: string; text: string }[]
}

export interface AmountFieldProps extends NativeProps<
  'input',
  'value' | 'onChange' | 'type' | 'inputMode' | 'autoComplete' | 'enterKeyHint' | 'size'
> {
  /** Visible label of the field. */
  label: string
  /** As typed: spaces and a comma are kept, and the form reads the number. */
  value: string
  /** Called with the text as typed after each change. */
  onValueChange: (value: string) => void
  /** Sign after the amount: `₽`. */
  currency: string
  /** The limits as text: `300 to 15,000 ₽`. */
  limits?: string | undefined
  /** Computed from the amount: what arrives, or the sum in another currency. Its announcement is debounced. */
  estimate?: string | undefined
  /** Shown below the error. */
  alternatives?: AmountAlternatives | undefined
  /** Help text. */
  hint?: string | undefined
  /** Error message; makes the field invalid. */
  error?: string | undefined
  /** `large` for the amount that the page is about. */
  size?: 'regular' | 'large' | undefined
}

/** An amount of money, typed freely: the field never rewrites it. */
export function AmountField({
  id,
  label,
  value,
  onValueChange,
  currency,
  limits,
  estimate,
  alternatives,
  hint,
  error,
  size = 'large',
  ref,
  ...rest
}: AmountFieldProps) {
  const generatedId = useId()
  const fieldId = id ?? generatedId
  const input = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(input, ref)
  const spokenEstimate = useDebouncedText(estimate ?? '')
  const describedBy = [
    `${fieldId}-currency`,
    limits !== undefined && `${fieldId}-limits`,
    hint !== undefined && `${fieldId}-hint`,
    error !== undefined && `${fieldId}-error`,
  ].filter(Boolean)
  const fill = (amount: string) => {
    onValueChange(amount)
    // The button is gone once the amount is accepted.
    input.current?.focus()
  }
  return (
    <div className={styles.root} data-component="AmountField" data-size={size}>
      <div className={styles.header}>
        <label htmlFor={fieldId} className={styles.label}>
          {label}
        </label>
        {limits === undefined ? null : (
          <span id={`${fieldId}-limits`} className={styles.note}>
            {limits}
          </span>
        )}
      </div>
      <div className={styles.box} data-state={error === undefined ? undefined : 'invalid'}>
        <input
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy.join(' ')}
          {...rest}
          ref={mergedRef}
          id={fieldId}
          type="text"
          inputMode="numeric"
          autoComplete="transaction-amount"
          enterKeyHint="done"
          className={styles.input}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
        <span id={`${fieldId}-currency`} className={styles.currency}>
          {currency}
        </span>
      </div>
      {error === undefined ? null : (
        <p id={`${fieldId}-error`} className={styles.error} role="alert">
          <span className={styles.errorIcon}>
            <Icon name="alert" />
          </span>
          {error}
        </p>
      )}
      {alternatives === undefined ? null : (
        <div role="group" aria-label={alternatives.label} className={styles.alternatives}>
          {alternatives.amounts.map((amount) => (
            <Button key={amount.value} onClick={() => fill(amount.value)}>
              {amount.text}
            </Button>
          ))}
        </div>
      )}
      {estimate === undefined ? null : (
        // The status below reads the same, but not for every keystroke.
        <p className={styles.estimate} aria-hidden="true">
          {estimate}
        </p>
      )}
      <p role="status" className={visuallyHidden}>
        {spokenEstimate}
      </p>
      {hint === undefined ? null : (
        <p id={`${fieldId}-hint`} className={styles.note}>
          {hint}
        </p>
      )}
    </div>
  )
}
