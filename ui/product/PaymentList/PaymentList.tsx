import { useState } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { PaymentRow, type ListedPayment } from './PaymentRow.tsx'
import * as styles from './PaymentList.css.ts'

export interface PaymentDay {
  id: string
  /** The date: `24 November`. */
  label: string
  payments: readonly ListedPayment[]
}

export interface PaymentListProps extends NativeProps<'div'> {
  /** Titles of the columns of a desktop. */
  titles: Readonly<Record<'time' | 'method' | 'status' | 'amount', string>>
  /** Newest first. */
  days: readonly PaymentDay[]
}

/** Payments by day. A row opens in place, one at a time. */
export function PaymentList({ titles, days, ...rest }: PaymentListProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  return (
    <div {...rest} className={styles.list} data-component="PaymentList">
      <div className={styles.titles} aria-hidden="true">
        <span>{titles.time}</span>
        <span>{titles.method}</span>
        <span>{titles.status}</span>
        <span className={styles.amountTitle}>{titles.amount}</span>
      </div>
      {days.map(({ id, label, payments }) => (
        <div key={id} className={styles.group}>
          <h3 className={styles.day}>{label}</h3>
          <ul>
            {payments.map((payment) => (
              <PaymentRow
                key={payment.id}
                payment={payment}
                day={label}
                isOpen={payment.id === openId}
                onToggle={() => setOpenId(payment.id === openId ? null : payment.id)}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
