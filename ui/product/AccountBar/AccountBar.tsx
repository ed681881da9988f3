import { useUiLink } from '../../provider/UiProvider.tsx'
import * as styles from './AccountBar.css.ts'

export interface AccountMark {
  /** What waits there, in words. */
  label: string
  href: string
}

export interface AccountBarProps {
  /** The login or the e-mail. */
  name: string
  profileHref: string
  /** "Balance", for a screen reader; the amount follows it. */
  balanceLabel: string
  balance: string
  cashierHref: string
  /** Bonuses and notifications that wait; `null` where there are none. */
  bonus: AccountMark | null
  notifications: AccountMark | null
}

/** Who is signed in and what they have, in the head of a page. */
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
