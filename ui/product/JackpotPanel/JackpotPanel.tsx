import { useId } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { RollingAmount } from '../../private/rolling-amount.tsx'
import * as styles from './JackpotPanel.css.ts'

export interface JackpotPanelProps extends NativeProps<'section', 'aria-labelledby' | 'title'> {
  /** Heading of the panel. */
  title: string
  /** Sum of all jackpots, formatted. */
  total: string
  /** Where the amounts come from; shown beside them. */
  note: string
  /** `note`: start value and contribution rate of the pot; empty if unknown. */
  pots: readonly { id: number; name: string; total: string; note?: string | undefined }[]
}

/** Current jackpots. Not a live region: changes of the amounts are not announced. */
export function JackpotPanel({ title, total, note, pots, ...rest }: JackpotPanelProps) {
  const id = useId()
  return (
    <section {...rest} className={styles.panel} aria-labelledby={id} data-component="JackpotPanel">
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.total}>
          <RollingAmount amount={total} />
        </p>
        <p className={styles.note}>{note}</p>
      </div>
      {pots.length === 0 ? null : (
        <dl className={styles.pots}>
          {pots.map((pot) => (
            <div key={pot.id} className={styles.pot}>
              <dt className={styles.potName}>{pot.name}</dt>
              <dd className={styles.potTotal}>
                <RollingAmount amount={pot.total} />
              </dd>
              {pot.note === undefined || pot.note === '' ? null : <dd className={styles.potNote}>{pot.note}</dd>}
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
