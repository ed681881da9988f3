import type { NativeProps } from '../../private/native-props.ts'
import * as styles from './Purse.css.ts'

/** One kind of money. */
export interface PurseMoney {
  label: string
  /** Replaces `label` on a phone. */
  shortLabel?: string | undefined
  amount: string
  /** Mutes the amount: there is none of this money. */
  isZero?: boolean | undefined
  /** What the money is for, or how much of the bonus is wagered; not shown on a phone. */
  note?: string | undefined
}

export interface PurseProps extends NativeProps<'dl'> {
  /** Money that can be withdrawn. */
  own: PurseMoney
  /** Money of a bonus, which has to be wagered. */
  bonus: PurseMoney
}

/** The player's own and bonus money, apart: each has a shape and a colour. */
export function Purse({ own, bonus, ...rest }: PurseProps) {
  return (
    <dl {...rest} className={styles.purse} data-component="Purse">
      <Money kind="own" money={own} />
      <Money kind="bonus" money={bonus} />
    </dl>
  )
}

function Money({ kind, money }: { kind: 'own' | 'bonus'; money: PurseMoney }) {
  const { label, shortLabel = label, amount, isZero = false, note } = money
  return (
    <div className={styles.money} data-kind={kind}>
      <dt className={styles.label}>
        <svg className={styles.shape} viewBox="0 0 10 10" width="10" height="10" aria-hidden="true" focusable="false">
          {kind === 'own' ? <circle cx="5" cy="5" r="4" /> : <path d="M5 0l5 5-5 5-5-5z" />}
        </svg>
        <span className={styles.longLabel}>{label}</span>
        <span className={styles.shortLabel}>{shortLabel}</span>
      </dt>
      <dd className={styles.amount} data-zero={isZero ? '' : undefined}>
        {amount}
      </dd>
      {note === undefined ? null : <dd className={styles.note}>{note}</dd>}
    </div>
  )
}
