import type { ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { Toggletip } from '../../primitives/Toggletip/Toggletip.tsx'
import * as styles from './FactList.css.ts'

export interface Fact {
  id: string
  label: string
  /** What the label means, if it is a term of the trade: the label becomes a `Toggletip`. */
  explanation?: string | undefined
  value: ReactNode
  /** Shows the value in gold, as all amounts of money. */
  money?: boolean | undefined
}

export interface FactListProps extends NativeProps<'dl'> {
  /** The facts in order, with unique ids. */
  facts: readonly Fact[]
  /** More columns, for short values in a small container. */
  dense?: boolean | undefined
  /** One fact per row, with its value at the end, as on a bill. `phone`: only where there is no room for columns. */
  rows?: boolean | 'phone' | undefined
}

/** The label of a fact, with its explanation if it has one. */
export const FactLabel = ({ label, explanation }: Pick<Fact, 'label' | 'explanation'>): ReactNode =>
  explanation === undefined ? label : <Toggletip explanation={explanation}>{label}</Toggletip>

/** A definition list of a few values with labels, side by side or as rows. */
export function FactList({ facts, dense = false, rows = false, ...rest }: FactListProps) {
  const isBill = rows !== false
  return (
    <dl
      {...rest}
      className={isBill ? styles.rows : styles.list}
      data-component="FactList"
      data-dense={dense ? '' : undefined}
      data-rows={rows === 'phone' ? 'phone' : undefined}
    >
      {facts.map(({ id, label, explanation, value, money }) => (
        <div key={id} className={isBill ? styles.row : styles.fact}>
          <dt className={styles.label}>
            <FactLabel label={label} {...(explanation === undefined ? {} : { explanation })} />
          </dt>
          <dd className={isBill ? styles.rowValue : styles.value} data-money={money === true ? '' : undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
