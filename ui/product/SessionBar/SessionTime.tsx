import type { NativeProps } from '../../private/native-props.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import { Countdown, type RemainingTime } from '../../primitives/Countdown/Countdown.tsx'
import * as styles from './SessionTime.css.ts'

export interface SessionTimeProps extends NativeProps<'span'> {
  /** Accessible name of the time. */
  timeLabel: string
  /** Time since the session began, from the app's shared ticker; `null` beside a word that contradicts a running clock. */
  elapsed: RemainingTime | null
  /** Name of the net result, for screen readers. */
  netLabel: string
  /** Formatted net result; a loss has the minus sign U+2212. */
  net: string
  /** A word before the figures, such as "on hold". */
  note?: string | undefined
}

/** Time and net result of a session as text only, for `state` of a floating or tucked `GameWindow`. */
export function SessionTime({ timeLabel, elapsed, netLabel, net, note, ...rest }: SessionTimeProps) {
  return (
    <span {...rest} className={styles.line} data-component="SessionTime">
      {note === undefined ? null : <span className={styles.item}>{note}</span>}
      {elapsed === null ? null : (
        <span className={styles.item}>
          <Countdown label={timeLabel} remaining={elapsed} form="minutes" />
        </span>
      )}
      <span className={styles.item}>
        <span className={visuallyHidden}>{netLabel} </span>
        {net}
      </span>
    </span>
  )
}
