import { RollingAmount } from './RollingAmount.tsx'
import * as styles from './JackpotTicker.css.ts'

export interface JackpotTickerProps {
  /** What it shows, for a screen reader. */
  label: string
  /** Amounts as text, with their currency. */
  pots: readonly { id: number; name: string; total: string }[]
}

/** The pots in one line, beside the games that fill them. Its amounts change quietly. */
export function JackpotTicker({ label, pots }: JackpotTickerProps) {
  return (
    <section aria-label={label} data-component="JackpotTicker">
      <dl className={styles.ticker}>
        {pots.map(({ id, name, total }) => (
          <div key={id} className={styles.pot}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.amount}>
              <RollingAmount amount={total} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
