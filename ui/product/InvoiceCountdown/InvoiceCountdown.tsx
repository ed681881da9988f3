import { useId } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import { milestoneAt } from './milestones.ts'
import * as styles from './InvoiceCountdown.css.ts'

export interface InvoiceCountdownProps extends NativeProps<'div'> {
  /** Accessible name: what the time is for. */
  label: string
  /** Remaining time in milliseconds. The component has no timer. */
  remaining: number
  /** Time of the whole invoice in milliseconds; greater than 0. */
  total: number
  /** When the time ends: `until 12:19 MSK`. */
  endText: string
  /** Replaces `endText` when the time is up. */
  doneText: string
  /** The remaining time in words, for screen readers: `12 minutes`, `30 seconds`. */
  spokenText: (seconds: number) => string
}

/** `14:32`, and `0:00` at the end. */
const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The time that remains to pay an invoice. It never blinks or turns red, and speaks only at a few milestones. */
export function InvoiceCountdown({
  label,
  remaining,
  total,
  endText,
  doneText,
  spokenText,
  ...rest
}: InvoiceCountdownProps) {
  const id = useId()
  const shown = Math.min(total, Math.max(0, remaining))
  // Rounded up, so that 0:00 is shown only at the end.
  const seconds = Math.ceil(shown / 1000)
  const milestone = milestoneAt(seconds)
  const announcement = milestone === null ? '' : milestone === 0 ? doneText : spokenText(milestone)
  return (
    <div {...rest} className={styles.root} data-component="InvoiceCountdown">
      <p id={id} className={styles.label}>
        {label}
      </p>
      <div className={styles.row}>
        <span role="timer" aria-labelledby={id} aria-live="off" className={styles.clock}>
          {clockText(seconds)}
        </span>
        <span className={styles.end}>{seconds === 0 ? doneText : endText}</span>
      </div>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.fill} style={{ inlineSize: `${(shown / total) * 100}%` }} />
      </div>
      <p role="status" className={visuallyHidden}>
        {announcement}
      </p>
    </div>
  )
}
