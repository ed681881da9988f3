import { useEffect, useRef } from 'react'
import { giveRef } from '../../private/give-ref.ts'
import { Button } from '../Button/Button.tsx'
import { Countdown, type RemainingTime } from '../Countdown/Countdown.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { codeAfter } from './code-after.ts'
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

/**
 * A code that came by a text, a letter or a call: one field, so that pasting and the phone's own filling work (WCAG 3.3.8).
 * Spaces and what else came along are left out. A whole code that is found wrong is selected, so that the next one takes its place.
 */
export function OtpField({ length, onComplete, repeat, value, onValueChange, ref, ...rest }: OtpFieldProps) {
  const { error } = rest
  const told = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  const wasWrong = useRef(error !== undefined)
  useEffect(() => {
    const isNew = error !== undefined && !wasWrong.current
    wasWrong.current = error !== undefined
    // Somebody who is typing the next one already goes on.
    if (isNew && value.length === length) input.current?.select()
  }, [error, value, length])
  const change = (typed: string) => {
    const caret = input.current?.selectionStart ?? typed.length
    const code = codeAfter({ before: value, typed, caret, length, isWrong: error !== undefined })
    onValueChange(code)
    if (code.length < length || told.current) return
    told.current = true
    onComplete(code)
  }
  return (
    <div className={styles.whole} data-component="OtpField">
      <TextField
        {...rest}
        ref={(element) => {
          input.current = element
          giveRef(ref, element)
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
