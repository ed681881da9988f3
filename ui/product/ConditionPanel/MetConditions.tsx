import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as styles from './MetConditions.css.ts'

export interface MetCondition {
  id: string
  label: string
  /** Details: how much remains, until when. */
  note?: string | undefined
}

/** Conditions that are met: in columns, or as one row that opens. */
export function MetConditions({
  summary,
  conditions,
  folded,
}: {
  summary: string
  conditions: readonly MetCondition[]
  folded: boolean
}) {
  const list = (
    <ul className={styles.list} aria-label={summary}>
      {conditions.map(({ id, label, note }) => (
        <li key={id} className={styles.item}>
          <span className={styles.icon}>
            <Icon name="success" />
          </span>
          <div>
            <p className={styles.label}>{label}</p>
            {note === undefined ? null : <p className={styles.note}>{note}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
  if (!folded) return <div className={styles.root}>{list}</div>
  return (
    <details className={styles.fold}>
      <summary className={styles.row}>
        <span className={styles.icon}>
          <Icon name="success" />
        </span>
        <span className={styles.summary}>{summary}</span>
        <span className={styles.chevron}>
          <Icon name="down" />
        </span>
      </summary>
      <div className={styles.root}>{list}</div>
    </details>
  )
}
