import { useUiLink } from '../../provider/UiProvider.tsx'
import * as styles from './AccountBar.css.ts'

export interface AccountMark {
  /** Text alternative of the mark. */
  label: string
  href: string
}

export interface AccountBarProps {
  /** Login or e-mail. */
  name: string
  profileHref: string
  /** Accessible name of the balance link; the amount is appended. */
  balanceLabel: string
  balance: string
  cashierHref: string
  /** Marks for available bonuses and unread notifications; `null` for none. */
  bonus: AccountMark | null
  notifications: AccountMark | null
}

/** The signed-in player and the balance, in the page header. */
export function AccountBar({
  name,
  profileHref,
  balanceLabel,
  balance,
  cashierHref,
  bonus,
  notifications,
}: AccountBarProps) {
  const Link = useUiLink()
  const mark = (kind: 'bonus' | 'notification', { label, href }: AccountMark) => (
    <Link href={href} className={styles.mark} aria-label={label} title={label} data-kind={kind}>
      <span className={styles.dot} />
    </Link>
  )
  return (
    <div className={styles.bar} data-component="AccountBar">
      {bonus === null ? null : mark('bonus', bonus)}
      {notifications === null ? null : mark('notification', notifications)}
      <Link href={profileHref} className={styles.name} title={name}>
        <span className={styles.words}>{name}</span>
      </Link>
      <Link href={cashierHref} className={styles.balance} aria-label={`${balanceLabel}: ${balance}`}>
        {balance}
      </Link>
    </div>
  )
}
