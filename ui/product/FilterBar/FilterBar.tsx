import type { ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import * as styles from './FilterBar.css.ts'

export interface FilterBarProps extends NativeProps<'div'> {
  /** Game type filter. */
  types: ReactNode
  /** Provider filter and search; on a phone these are in separate panels. */
  tools: ReactNode
}

/** Filters of the lobby. */
export function FilterBar({ types, tools, ...rest }: FilterBarProps) {
  return (
    <div {...rest} className={styles.bar} data-component="FilterBar">
      {types}
      <div className={styles.tools}>{tools}</div>
    </div>
  )
}
