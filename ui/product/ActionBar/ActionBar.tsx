import type { ReactNode } from 'react'
import { keepClear } from '../../private/keep-clear.ts'
import type { NativeProps } from '../../private/native-props.ts'
import * as styles from './ActionBar.css.ts'

/** The fact that decides whether to press: what arrives, and when. */
export interface ActionFact {
  label: string
  value: string
  /** Shows the value in gold, as all amounts of money. */
  isMoney?: boolean | undefined
  /** Details after the value. */
  note?: string | undefined
}

export interface ActionBarProps extends NativeProps<'div'> {
  /** Only on a phone: on a desktop the page shows it beside the form. */
  fact?: ActionFact | undefined
  /** Why the action is not available yet, or what comes next: over the action on a phone, below it on a desktop. */
  note?: ReactNode | undefined
  /** The main action: a wide, large button. */
  children: ReactNode
}

/** The main action of a page: a fixed bar at the bottom of a phone, in the flow on a desktop. */
export function ActionBar({ fact, note, children, ...rest }: ActionBarProps) {
  return (
    <div {...rest} {...keepClear} className={styles.bar} data-component="ActionBar">
      {fact === undefined ? null : (
        <p className={styles.fact}>
          <span>{fact.label}</span>{' '}
          <span>
            <strong className={styles.value} data-money={fact.isMoney === true ? '' : undefined}>
              {fact.value}
            </strong>
            {fact.note === undefined ? null : ` · ${fact.note}`}
          </span>
        </p>
      )}
      {note === undefined ? null : <div className={styles.note}>{note}</div>}
      <div className={styles.action}>{children}</div>
    </div>
  )
}
