import type { NativeProps } from '../../private/native-props.ts'
import { RollingAmount } from '../../private/rolling-amount.tsx'
import * as styles from './JackpotTicker.css.ts'

export interface JackpotTickerProps extends NativeProps<'section', 'aria-label'> {
  /** Accessible name. */
  label: string
  /** Amounts are formatted, with currency. */
  pots: readonly { id: number; name: string; total: string }[]
}

/** The jackpots in one line above the games. Changes are not announced. */
export function JackpotTicker({ label, pots, ...rest }: JackpotTickerProps) {
  return (
    <section {...rest} aria-label={label} data-component="JackpotTicker">
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
