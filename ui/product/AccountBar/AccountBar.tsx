import type { NativeProps } from '../../private/native-props.ts'
import { useUiLink } from '../../provider/UiProvider.tsx'
import * as styles from './AccountBar.css.ts'

export interface AccountIndicator {
  /** Text alternative of the indicator. */
  label: string
  href: string
}

export interface AccountBarProps extends NativeProps<'div'> {
  /** Login or e-mail. */
  name: string
  profileHref: string
  /** Accessible name of the balance link; the amount is appended. */
  balanceLabel: string
  balance: string
  cashierHref: string
  /** Indicators of available bonuses and unread notifications; `null` for none. */
  bonus: AccountIndicator | null
  notifications: AccountIndicator | null
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
  ...rest
}: AccountBarProps) {
  const Link = useUiLink()
  const indicator = (kind: 'bonus' | 'notification', { label, href }: AccountIndicator) => (
    <Link href={href} className={styles.indicator} aria-label={label} title={label} data-kind={kind}>
      <span className={styles.dot} />
    </Link>
  )
  return (
    <div {...rest} className={styles.bar} data-component="AccountBar">
      {bonus === null ? null : indicator('bonus', bonus)}
      {notifications === null ? null : indicator('notification', notifications)}
      <Link href={profileHref} className={styles.name} title={name}>
        <span className={styles.nameText}>{name}</span>
      </Link>
      <Link href={cashierHref} className={styles.balance} aria-label={`${balanceLabel}: ${balance}`}>
        {balance}
      </Link>
    </div>
  )
}
