import type { NativeProps } from '../../private/native-props.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import { useUiLink } from '../../provider/UiProvider.tsx'
import * as styles from './AccountBar.css.ts'
import { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx'
import { Mark, type AccountMark } from './Mark.tsx'

export type { AccountMark }

export interface AccountBarProps extends NativeProps<'div'>, Omit<AccountMenuProps, 'marked'> {
  /** URL of the cashier, which the balance leads to. */
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
      {marks.map((mark) => (
        <Mark key={mark.icon} {...mark} />
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
