import { CircleAlert, CircleCheck, CircleDashed, Clock } from 'lucide'
import type { NativeProps } from '../../private/native-props.ts'
import { SvgIcon } from '../../private/svg-icon.tsx'
import type { ReactNode } from 'react'
import * as styles from './Checklist.css.ts'

const icons = { done: CircleCheck, todo: CircleDashed, pending: Clock, rejected: CircleAlert } as const

export type ChecklistState = keyof typeof icons

export interface ChecklistItem {
  id: string
  label: string
  state: ChecklistState
  /** The state as text, because the icon is decorative. */
  stateText: string
  /** Details: the phone number in question, what is missing. */
  note?: string | undefined
  /** Button for the next step. */
  action?: ReactNode | undefined
}

export interface ChecklistProps extends NativeProps<'ol'> {
  /** The tasks in order, with unique ids. */
  items: readonly ChecklistItem[]
}

/** An ordered list of tasks with the state of each. */
export function Checklist({ items, ...rest }: ChecklistProps) {
  return (
    <ol {...rest} className={styles.list} data-component="Checklist">
      {items.map(({ id, label, state, stateText, note, action }) => (
        <li key={id} className={styles.item} data-state={state}>
          <span className={styles.icon}>
            <SvgIcon icon={icons[state]} size={24} weight={1.75} />
          </span>
          <div className={styles.text}>
            <p className={styles.label}>{label}</p>
            <p className={styles.state}>{stateText}</p>
            {note === undefined ? null : <p className={styles.note}>{note}</p>}
          </div>
          {action === undefined ? null : <div className={styles.action}>{action}</div>}
        </li>
      ))}
    </ol>
  )
}
