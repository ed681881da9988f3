import { useId, type ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx'
import * as styles from './LimitRow.css.ts'

/** How much of a limit is used. */
export interface LimitUse {
  /** Used and total, in the same unit. */
  used: number
  max: number
  /** Label of the bar: `Used`. */
  label: string
  /** Used amount as text: `2,000 of 5,000 ₽`. */
  usedText: string
  /** The rest as text: `3,000 ₽ left`. */
  leftText: string
  /** When the next part comes free. */
  note?: string | undefined
}

/** A change that waits for its time. */
export interface PendingLimit {
  /** The new amount and the moment from which it holds. */
  text: string
  /** Takes the change back: a quiet button. */
  action: ReactNode
}

export interface LimitRowProps extends NativeProps<'div', 'role' | 'aria-labelledby'> {
  /** Heading of level 3: the period. */
  label: string
  /** The amount that holds, or that there is none. */
  amount: string
  /** Whether a limit holds; without one the amount is muted. */
  isSet: boolean
  /** How much is used; left out without a limit. */
  use?: LimitUse | undefined
  /** A higher limit, or the end of one, that waits. */
  pending?: PendingLimit | undefined
  /** Changes the limit: a secondary button. */
  action?: ReactNode | undefined
  /** The form or a message about the last change. */
  children?: ReactNode | undefined
}

/** A limit that players set themselves: its amount, how much is used, and a change that waits. */
export function LimitRow({ label, amount, isSet, use, pending, action, children, ...rest }: LimitRowProps) {
  const id = useId()
  return (
    <div
      {...rest}
      // No region: several limits have the same period.
      role="group"
      className={styles.root}
      data-component="LimitRow"
      data-state={isSet ? undefined : 'unset'}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <div className={styles.titles}>
          <h3 className={styles.label} id={id}>
            {label}
          </h3>
          <p className={styles.amount}>{amount}</p>
        </div>
        {action}
      </div>
      {use === undefined ? null : (
        <div className={styles.use}>
          <ProgressBar tone="neutral" label={use.label} value={use.used} max={use.max} valueText={use.usedText} />
          <p className={styles.captions}>
            <span className={styles.left}>{use.leftText}</span>
            {use.note === undefined ? null : <span className={styles.note}>{use.note}</span>}
          </p>
        </div>
      )}
      {pending === undefined ? null : (
        <div className={styles.pending}>
          <p className={styles.pendingText}>{pending.text}</p>
          {pending.action}
        </div>
      )}
      {children}
    </div>
  )
}
