import { CircleAlert, CircleCheck, CircleDashed, Clock } from 'lucide'
import { Drawing } from '../../private/drawing.tsx'
import type { ReactNode } from 'react'
import * as styles from './Checklist.css.ts'

const icons = { done: CircleCheck, todo: CircleDashed, waiting: Clock, refused: CircleAlert } as const

export type ChecklistState = keyof typeof icons

export interface ChecklistItem {
  id: string
  label: string
  state: ChecklistState
  /** The state in words: the icon says nothing to a screen reader. */
  stateText: string
  /** What it is about: the phone that is meant, what is missing. */
  note?: string | undefined
  /** The button that leads on. */
  action?: ReactNode
}

export interface ChecklistProps {
  items: readonly ChecklistItem[]
}

/** What has to be done, in order, and how far each of it is. */
export function Checklist({ items }: ChecklistProps) {
  return (
    <ol className={styles.list} data-component="Checklist">
      {items.map(({ id, label, state, stateText, note, action }) => (
        <li key={id} className={styles.item} data-state={state}>
          <span className={styles.icon}>
            <Drawing lines={icons[state]} size={24} weight={1.75} />
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
