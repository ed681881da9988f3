import { useId, type ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import type { Fact } from '../FactList/FactList.tsx'
import * as styles from './HistoryPanel.css.ts'

export interface HistoryPanelProps extends NativeProps<'section', 'title' | 'aria-labelledby'> {
  /** Heading: name of the list. */
  title: string
  /** Chooses the month. */
  month: ReactNode
  /** Chooses a game of the month. */
  game?: ReactNode | undefined
  /** Chooses between lists of the same month. */
  lists?: ReactNode | undefined
  /** Filters the list. */
  filter?: ReactNode | undefined
  /** What can be done with the list, such as a download. */
  action?: ReactNode | undefined
  /** Sums over the list. `narrow`: only where the page has no room for them beside the panel. */
  totals?: readonly Omit<Fact, 'money'>[] | undefined
  /** Where the totals are shown. */
  totalsShown?: 'always' | 'narrow' | undefined
  /** For content without sides of its own, such as a table. */
  padded?: boolean | undefined
  /** Loads more of the list. */
  more?: ReactNode | undefined
  /** The list, or what stands in its place. */
  children: ReactNode
}

/** A panel with a month of history: what is chosen at its head, the list below up to its edges. */
export function HistoryPanel({
  title,
  month,
  game,
  lists,
  filter,
  action,
  totals = [],
  totalsShown = 'narrow',
  padded = false,
  more,
  children,
  ...rest
}: HistoryPanelProps) {
  const id = useId()
  return (
    <section {...rest} className={styles.panel} aria-labelledby={id} data-component="HistoryPanel">
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.head}>
        <div className={styles.lead}>
          <div className={styles.month}>{month}</div>
          {game === undefined ? null : <div className={styles.month}>{game}</div>}
          {lists === undefined ? null : <div className={styles.lists}>{lists}</div>}
        </div>
        {filter === undefined ? null : <div className={styles.filter}>{filter}</div>}
        {action === undefined ? null : <div className={styles.filter}>{action}</div>}
      </div>
      {totals.length === 0 ? null : (
        <dl className={styles.totals} data-narrow={totalsShown === 'narrow' ? '' : undefined}>
          {totals.map(({ id: totalId, label, value }) => (
            <div key={totalId} className={styles.total}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.body} data-padded={padded ? '' : undefined}>
        {children}
      </div>
      {more === undefined ? null : <div className={styles.more}>{more}</div>}
    </section>
  )
}
