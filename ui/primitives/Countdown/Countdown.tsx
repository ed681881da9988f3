import { useLayoutEffect, useRef } from 'react'
import { giveRef } from '../../private/give-ref.ts'
import type { NativeProps } from '../../private/native-props.ts'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import type { UiTexts } from '../../provider/texts.ts'
import * as styles from './Countdown.css.ts'

/** Where the remaining time comes from: the app's one ticker. The component has no timer of its own. */
export interface RemainingTime {
  /** Whole seconds that remain now; never below 0. */
  seconds: () => number
  /** Is told once a second, and returns what ends that. */
  subscribe: (listener: () => void) => () => void
}

export interface CountdownProps extends NativeProps<'span', 'role'> {
  /** What runs out, for a screen reader. */
  label: string
  remaining: RemainingTime
  /** `minutes`: `9:05`, for what ends within the hour. */
  form?: 'days' | 'minutes'
}

const two = (value: number): string => String(value).padStart(2, '0')

/** `2 д 04:17:09`: days only where there are some. */
export function remainingText(seconds: number, texts: UiTexts): string {
  const clock = [Math.floor((seconds % 86_400) / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
    .map(two)
    .join(':')
  return texts.remaining({ days: Math.floor(seconds / 86_400), clock })
}

/** `9:05`. */
const minutesText = (seconds: number): string => `${Math.floor(seconds / 60)}:${two(seconds % 60)}`

const textIn = (form: 'days' | 'minutes', remaining: RemainingTime, texts: UiTexts): string => {
  const seconds = remaining.seconds()
  return form === 'minutes' ? minutesText(seconds) : remainingText(seconds, texts)
}

/** The room that a text takes: figures are all as wide as a zero. */
const roomOf = (text: string): string => text.replace(/\d/gu, '0')

/**
 * A remaining time that runs. It writes its text itself, and only when it has changed: a hundred of them cost the
 * writing of a hundred texts and no render. A screen reader reads it on demand and is not told every second.
 */
export function Countdown({ label, remaining, form = 'days', ref, ...rest }: CountdownProps) {
  const texts = useUiTexts()
  const element = useRef<HTMLSpanElement | null>(null)
  const running = useRef<HTMLSpanElement | null>(null)
  useLayoutEffect(() => {
    const node = running.current?.firstChild
    if (!(node instanceof Text)) return undefined
    const write = () => {
      const text = textIn(form, remaining, texts)
      if (node.data === text) return
      if (node.length !== text.length) element.current?.setAttribute('data-room', roomOf(text))
      node.data = text
    }
    write()
    return remaining.subscribe(write)
  }, [remaining, texts, form])
  const text = textIn(form, remaining, texts)
  return (
    <span
      {...rest}
      ref={(span) => {
        element.current = span
        giveRef(ref, span)
      }}
      role="timer"
      aria-label={label}
      aria-live="off"
      className={styles.countdown}
      data-component="Countdown"
      data-room={roomOf(text)}
    >
      <span ref={running} className={styles.running}>
        {text}
      </span>
    </span>
  )
}
