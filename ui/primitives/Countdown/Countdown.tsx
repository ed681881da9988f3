import { useLayoutEffect, useRef } from 'react'
import { useMergedRef } from '../../private/dom.ts'
import type { NativeProps } from '../../private/native-props.ts'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import type { UiTexts } from '../../provider/texts.ts'
import * as styles from './Countdown.css.ts'

/** Source of the remaining time: the app's shared ticker. The component has no timer of its own. */
export interface RemainingTime {
  /** Whole seconds remaining; never negative. */
  seconds: () => number
  /** Calls the listener once a second; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

export interface CountdownProps extends NativeProps<'span', 'role' | 'aria-label' | 'aria-live'> {
  /** Accessible name: what the countdown ends. */
  label: string
  /** Source of the time, read once a second. */
  remaining: RemainingTime
  /** `minutes` shows `9:05`, and `1:09:05` from an hour on. */
  form?: 'days' | 'minutes' | undefined
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** `2 д 04:17:09`; no days if there are none. */
export function remainingText(seconds: number, texts: UiTexts): string {
  const clock = [Math.floor((seconds % 86_400) / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
    .map(twoDigits)
    .join(':')
  return texts.remaining({ days: Math.floor(seconds / 86_400), clock })
}

/** `9:05`, `1:09:05`. */
function minutesText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const clock = minutes < 60 ? String(minutes) : `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}`
  return `${clock}:${twoDigits(seconds % 60)}`
}

const formatRemaining = (form: 'days' | 'minutes', remaining: RemainingTime, texts: UiTexts): string => {
  const seconds = remaining.seconds()
  return form === 'minutes' ? minutesText(seconds) : remainingText(seconds, texts)
}

/** A placeholder of the same width: with tabular figures every digit is as wide as a zero. */
const placeholderOf = (text: string): string => text.replace(/\d/gu, '0')

/**
 * A running countdown. It writes its text directly to the DOM when it changes, so that hundreds of them tick without a
 * render. It is not a live region.
 */
export function Countdown({ label, remaining, form = 'days', ref, ...rest }: CountdownProps) {
  const texts = useUiTexts()
  const element = useRef<HTMLSpanElement>(null)
  const mergedRef = useMergedRef(element, ref)
  const running = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const node = running.current?.firstChild
    if (!(node instanceof Text)) return undefined
    const write = () => {
      const text = formatRemaining(form, remaining, texts)
      if (node.data === text) return
      if (node.length !== text.length) element.current?.setAttribute('data-placeholder', placeholderOf(text))
      node.data = text
    }
    write()
    return remaining.subscribe(write)
  }, [remaining, texts, form])
  const text = formatRemaining(form, remaining, texts)
  return (
    <span
      {...rest}
      ref={mergedRef}
      role="timer"
      aria-label={label}
      aria-live="off"
      className={styles.countdown}
      data-component="Countdown"
      data-placeholder={placeholderOf(text)}
      // A server's clock is behind: the effect writes the current time.
      suppressHydrationWarning
    >
      <span ref={running} className={styles.running} suppressHydrationWarning>
        {text}
      </span>
    </span>
  )
}
