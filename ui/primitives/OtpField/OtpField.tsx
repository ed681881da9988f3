import { useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { Countdown, type RemainingTime } from '../Countdown/Countdown.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import * as styles from './OtpField.css.ts'

/** Another code, asked for by the same press that the first one was. */
export interface OtpRepeat {
  label: string
  /** While it is too early: what is waited for, and for how long. */
  wait?: { label: string; remaining: RemainingTime } | undefined
  busy?: boolean
  onPress: () => void
}

export interface OtpFieldProps extends Omit<
  TextFieldProps,
  'type' | 'icon' | 'start' | 'end' | 'inputMode' | 'autoComplete' | 'maxLength'
> {
  /** Digits of a whole code. */
  length: number
  /** The last digit was typed, pasted or filled in: told once, so that a wrong code is not sent again by itself. */
  onComplete: (code: string) => void
  repeat?: OtpRepeat
}

const digitsOf = (typed: string): string => typed.replaceAll(/\D/gu, '')

/**
 * A code that came by a text, a letter or a call: one field, so that pasting and the phone's own filling work (WCAG 3.3.8).
 * Spaces and what else came along are left out.
 */
export function OtpField({ length, onComplete, repeat, value, onValueChange, ...rest }: OtpFieldProps) {
  const told = useRef(false)
  const change = (typed: string) => {
    const code = digitsOf(typed).slice(0, length)
    onValueChange(code)
    if (code.length < length || told.current) return
    told.current = true
    onComplete(code)
  }
  return (
    <div className={styles.whole} data-component="OtpField">
      <TextField
        {...rest}
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
