import { useId, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import type { RemainingTime } from '../../primitives/Countdown/Countdown.tsx'
import { milestoneAt } from './milestones.ts'
import * as styles from './InvoiceCountdown.css.ts'

export interface InvoiceCountdownProps extends NativeProps<'div'> {
  /** Accessible name: what the time is for. */
  label: string
  /** Source of the time, read once a second. */
  remaining: RemainingTime
  /** Time of the whole invoice in milliseconds; greater than 0. */
  total: number
  /** When the time ends: `until 12:19 MSK`. */
  endText: string
  /** Replaces `endText` when the time is up. */
  doneText: string
  /** What to do when the time is up; it takes the place of the bar. */
  nextStep?: ReactNode | undefined
  /** The remaining time in words, for screen readers: `12 minutes`, `30 seconds`. */
  spokenText: (seconds: number) => string
}

/** `14:32`, and `0:00` at the end. */
const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** On a server, whose clock is behind: the browser shows a milestone after its first render. */
const getServerMilestone = () => null

/**
 * The time that remains to pay an invoice. It never blinks or turns red, and speaks only at a few milestones. Clock and
 * bar are written to the DOM, so that only a milestone renders.
 */
export function InvoiceCountdown({
  label,
  remaining,
  total,
  endText,
  doneText,
  nextStep,
  spokenText,
  ...rest
}: InvoiceCountdownProps) {
  const id = useId()
  const clock = useRef<HTMLSpanElement>(null)
  const fill = useRef<HTMLDivElement>(null)
  const milestone = useSyncExternalStore(
    remaining.subscribe,
    () => milestoneAt(remaining.seconds()),
    getServerMilestone,
  )
  const announcement = milestone === null ? '' : milestone === 0 ? doneText : spokenText(milestone)
  useLayoutEffect(() => {
    const write = () => {
      const seconds = Math.min(remaining.seconds(), Math.ceil(total / 1000))
      if (clock.current !== null) clock.current.textContent = clockText(seconds)
      fill.current?.style.setProperty('inline-size', `${((seconds * 1000) / total) * 100}%`)
    }
    write()
    return remaining.subscribe(write)
  }, [remaining, total])
  return (
    <div {...rest} className={styles.root} data-component="InvoiceCountdown">
      <p id={id} className={styles.label}>
        {label}
      </p>
      <div className={styles.row}>
        <span ref={clock} role="timer" aria-labelledby={id} aria-live="off" className={styles.clock} />
        <span className={styles.end}>{milestone === 0 ? doneText : endText}</span>
      </div>
      {milestone === 0 && nextStep !== undefined ? (
        <div className={styles.nextStep}>{nextStep}</div>
      ) : (
        <div className={styles.track} aria-hidden="true">
          <div ref={fill} className={styles.fill} />
        </div>
      )}
      <p role="status" className={visuallyHidden}>
        {announcement}
      </p>
    </div>
  )
}
