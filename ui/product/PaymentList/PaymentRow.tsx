import { useId, type ReactNode } from 'react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { StatusMark, type StatusTone } from '../../primitives/StatusMark/StatusMark.tsx'
import * as styles from './PaymentList.css.ts'

export interface ListedPayment {
  id: string
  /** Time of day: `14:04`. */
  time: string
  /** Logo of the payment system, 40 px wide at most. */
  mark: ReactNode
  /** The payment system. */
  name: string
  /** Deposit or withdrawal. */
  kind: string
  /** The masked account; on a phone only the details have it. */
  account: string
  tone: StatusTone
  /** The status as a word. */
  status: string
  /** Why it is not done. */
  note: string
  /** With its sign. */
  amount: string
  /** No money has moved, and none will: the amount is struck through. */
  isVoid: boolean
  /** Shown below the open row; a row without them cannot be opened. */
  details: ReactNode
}

interface PaymentRowProps {
  payment: ListedPayment
  day: string
  isOpen: boolean
  onToggle: () => void
}

/** A row and, if it is open, its details. */
export function PaymentRow({ payment, day, isOpen, onToggle }: PaymentRowProps) {
  const id = useId()
  const { time, mark, name, kind, account, tone, status, note, amount, isVoid, details } = payment
  const canOpen = details !== null
  // Spaces between the parts, for the accessible name.
  const content = (
    <>
      <span className={styles.when}>
        {/* The heading of the day has it for assistive technology. */}
        <span className={styles.date} aria-hidden="true">
          {day}
        </span>
        <span className={styles.small}>{time}</span>
      </span>{' '}
      <span className={styles.method}>
        <span className={styles.mark} aria-hidden="true">
          {mark}
        </span>
        <span className={styles.name}>
          <span className={styles.title}>{name}</span>{' '}
          <span className={styles.small}>
            {kind}
            {account === '' ? null : (
              <span className={styles.wide}>
                {' · '}
                <span className={styles.account}>{account}</span>
              </span>
            )}
            <span className={styles.narrow}>, {time}</span>
          </span>
        </span>
      </span>{' '}
      <span className={styles.status}>
        <span className={styles.statusMark}>
          <StatusMark tone={tone}>{status}</StatusMark>
        </span>{' '}
        {note === '' ? null : <span className={styles.note}>{note}</span>}
      </span>{' '}
      <span className={styles.amount}>{isVoid ? <s>{amount}</s> : amount}</span>
      {canOpen ? (
        <span className={styles.chevron}>
          <Icon name="down" />
        </span>
      ) : null}
    </>
  )
  return (
    <li className={styles.item} data-open={isOpen ? '' : undefined} data-void={isVoid ? '' : undefined}>
      {canOpen ? (
        <button
          type="button"
          className={styles.row}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
        >
          {content}
        </button>
      ) : (
        <div className={styles.row}>{content}</div>
      )}
      {isOpen && canOpen ? (
        <div id={id} className={styles.details}>
          <div className={styles.inset}>{details}</div>
        </div>
      ) : null}
    </li>
  )
}
