import { useEffect, useRef } from 'react'
import { useMergedRef } from '../../private/dom.ts'
import { Button } from '../Button/Button.tsx'
import { Countdown, type RemainingTime } from '../Countdown/Countdown.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { nextCode } from './next-code.ts'
import * as styles from './OtpField.css.ts'

/** Resending the code. */
export interface OtpResend {
  label: string
  /** Set while it is too early: the label and time of the countdown. */
  countdown?: { label: string; remaining: RemainingTime } | undefined
  busy?: boolean | undefined
  onPress: () => void
}

export interface OtpFieldProps extends Omit<
  TextFieldProps,
  'type' | 'icon' | 'start' | 'end' | 'inputMode' | 'autoComplete' | 'maxLength'
> {
  /** Number of digits in a full code. */
  length: number
  /**
   * Called for a full code that is not the last one it was called with. A paste with other digits, such as
   * `284613, valid 10 min`, is only filled in.
   */
  onComplete: (code: string) => void
  /** The button that sends a new code; absent without one. */
  resend?: OtpResend | undefined
}

/**
 * A one-time code in a single field, so that paste and SMS autofill work (WCAG 3.3.8). Other characters are dropped. A
 * rejected code is selected, so that typing replaces it.
 */
export function OtpField({ length, onComplete, resend, value, onValueChange, ref, ...rest }: OtpFieldProps) {
  const { error } = rest
  const lastCompleted = useRef('')
  const input = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(input, ref)
  const hadError = useRef(error !== undefined)
  useEffect(() => {
    const isNewError = error !== undefined && !hadError.current
    hadError.current = error !== undefined
    // Not while the user is already typing the next code.
    if (isNewError && value.length === length) input.current?.select()
  }, [error, value, length])
  const change = (typed: string) => {
    const caret = input.current?.selectionStart ?? typed.length
    const { digits: code, isClear } = nextCode({ before: value, typed, caret, length, isRejected: error !== undefined })
    onValueChange(code)
    // A rejected code must not be submitted again by itself.
    if (!isClear || code.length !== length || code === lastCompleted.current) return
    lastCompleted.current = code
    onComplete(code)
  }
  return (
    <div className={styles.root} data-component="OtpField">
      <TextField
        {...rest}
        ref={mergedRef}
        value={value}
        onValueChange={change}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        data-digits=""
      />
      {resend === undefined ? null : <Resend {...resend} />}
    </div>
  )
}

function Resend({ label, countdown, busy = false, onPress }: OtpResend) {
  if (countdown !== undefined) {
    return (
      <p className={styles.resendCountdown}>
        {countdown.label} <Countdown label={countdown.label} form="minutes" remaining={countdown.remaining} />
      </p>
    )
  }
  return (
    <Button tone="quiet" wide busy={busy} onClick={onPress}>
      {label}
    </Button>
  )
}
