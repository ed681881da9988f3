import type { ReactNode } from 'react'
import * as styles from './FactList.css.ts'

export interface Fact {
  id: string
  label: string
  value: ReactNode
  /** Money is gold. */
  money?: boolean
}

export interface FactListProps {
  facts: readonly Fact[]
  /** Short numbers in a small place: more of them in a row. */
  dense?: boolean
}

/** A few numbers and what they are, beside each other. */
export function FactList({ facts, dense = false }: FactListProps) {
  return (
    <dl className={styles.list} data-component="FactList" data-dense={dense ? '' : undefined}>
      {facts.map(({ id, label, value, money }) => (
        <div key={id} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value} data-money={money === true ? '' : undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
