import type { NativeProps } from '../../private/native-props.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import { useUiLink } from '../../provider/UiProvider.tsx'
import * as styles from './AccountBar.css.ts'
import { AccountMenu, Count, type AccountMenuProps } from './AccountMenu.tsx'

/** Something new for the player, such as unread notifications. */
export interface AccountMark {
  icon: 'notifications' | 'bonuses'
  /** Text alternative, with the count. */
  label: string
  href: string
  /** `null` if the number is unknown: the mark is a dot. */
  count: number | null
}

export interface AccountBarProps extends NativeProps<'div'>, Omit<AccountMenuProps, 'marked'> {
  cashierHref: string
  /** Shown from 700 px; on a phone the menu button has a dot instead. */
  marks: readonly AccountMark[]
}

/** The signed-in player in the page header: marks, balance and the account menu. */
export function AccountBar({ cashierHref, marks, ...props }: AccountBarProps) {
  const { name, note, menuLabel, balanceLabel, balance, bonus, links, signOutLabel, onSignOut, ...rest } = props
  const Link = useUiLink()
  return (
    <div {...rest} className={styles.bar} data-component="AccountBar">
      {marks.map(({ icon, label, href, count }) => (
        <Link key={icon} href={href} className={styles.mark} title={label}>
          <span className={visuallyHidden}>{label}</span>
          <Icon name={icon} />
          <Count count={count} position="corner" />
        </Link>
      ))}
      <Link href={cashierHref} className={styles.balance}>
        <span className={visuallyHidden}>{balanceLabel}:</span> {balance}
        {bonus === undefined ? null : (
          <span className={styles.bonus}>
            <span className={visuallyHidden}>{bonus.label}:</span> {bonus.amount}
          </span>
        )}
      </Link>
      <AccountMenu
        {...{ name, note, menuLabel, balanceLabel, balance, bonus, links, signOutLabel, onSignOut }}
        marked={marks.length > 0}
      />
    </div>
  )
}
