import type { ReactNode } from 'react'
import * as styles from './FilterBar.css.ts'

export interface FilterBarProps {
  /** The types. */
  types: ReactNode
  /** The provider choice and the search; on a phone they live in panels of their own. */
  tools: ReactNode
}

/** What narrows the lobby's list. */
export function FilterBar({ types, tools }: FilterBarProps) {
  return (
    <div className={styles.bar} data-component="FilterBar">
      {types}
      <div className={styles.tools}>{tools}</div>
    </div>
  )
}
