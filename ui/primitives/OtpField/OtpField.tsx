import { useEffect, useRef } from 'react'
import { assignRef } from '../../private/give-ref.ts'
import { Button } from '../Button/Button.tsx'
import { Countdown, type RemainingTime } from '../Countdown/Countdown.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { codeAfter } from './code-after.ts'
import * as styles from './OtpField.css.ts'

/** Resending the code. */
export interface OtpRepeat {
  label: string
  /** Set while it is too early: the label and time of the countdown. */
  wait?: { label: string; remaining: RemainingTime } | undefined
  busy?: boolean
  onPress: () => void
}

export interface OtpFieldProps extends Omit<
  TextFieldProps,
  'type' | 'icon' | 'start' | 'end' | 'inputMode' | 'autoComplete' | 'maxLength'
> {
  /** Number of digits in a full code. */
  length: number
  /** Called once, when the code is first complete: a rejected code must not be resubmitted automatically. */
  onComplete: (code: string) => void
  repeat?: OtpRepeat
}

/**
 * A one-time code in a single field, so that paste and SMS autofill work (WCAG 3.3.8). Other characters are dropped. A
 * rejected code is selected, so that typing replaces it.
 */
export function OtpField({ length, onComplete, repeat, value, onValueChange, ref, ...rest }: OtpFieldProps) {
  const { error } = rest
  const hasCompleted = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  const hadError = useRef(error !== undefined)
  useEffect(() => {
    const isNewError = error !== undefined && !hadError.current
    hadError.current = error !== undefined
    // Not while the user is already typing the next code.
    if (isNewError && value.length === length) input.current?.select()
  }, [error, value, length])
  const change = (typed: string) => {
    const caret = input.current?.selectionStart ?? typed.length
    const code = codeAfter({ before: value, typed, caret, length, isRejected: error !== undefined })
    onValueChange(code)
    if (code.length < length || hasCompleted.current) return
    hasCompleted.current = true
    onComplete(code)
  }
  return (
    <div className={styles.whole} data-component="OtpField">
      <TextField
        {...rest}
        ref={(element) => {
          input.current = element
          assignRef(ref, element)
        }}
        value={value}
        onValueChange={change}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        data-digits=""
      />
      {repeat === undefined ? null : <Repeat {...repeat} />}
    </div>
  )
}

function Repeat({ label, wait, busy = false, onPress }: OtpRepeat) {
  if (wait !== undefined) {
    return (
      <p className={styles.wait}>
        {wait.label} <Countdown label={wait.label} form="minutes" remaining={wait.remaining} />
      </p>
    )
  }
  return (
    <Button tone="quiet" wide busy={busy} onClick={onPress}>
      {label}
    </Button>
  )
}
