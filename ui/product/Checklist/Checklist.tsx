import { CircleAlert, CircleCheck, CircleDashed, Clock } from 'lucide'
import { SvgIcon } from '../../private/drawing.tsx'
import type { ReactNode } from 'react'
import * as styles from './Checklist.css.ts'

const icons = { done: CircleCheck, todo: CircleDashed, waiting: Clock, refused: CircleAlert } as const

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
  action?: ReactNode
}

export interface ChecklistProps {
  items: readonly ChecklistItem[]
}

/** An ordered list of tasks with the state of each. */
export function Checklist({ items }: ChecklistProps) {
  return (
    <ol className={styles.list} data-component="Checklist">
      {items.map(({ id, label, state, stateText, note, action }) => (
        <li key={id} className={styles.item} data-state={state}>
          <span className={styles.icon}>
            <SvgIcon lines={icons[state]} size={24} weight={1.75} />
          </span>
          <div className={styles.words}>
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
