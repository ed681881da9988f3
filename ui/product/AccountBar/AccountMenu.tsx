import * as RadixPopover from '@radix-ui/react-popover'
import { useState } from 'react'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import { useUiLink, useUiPortal } from '../../provider/UiProvider.tsx'
import * as styles from './AccountBar.css.ts'
import { Count } from './Count.tsx'

export interface AccountMenuLink {
  id: string
  label: string
  href: string
  /** Number of new items; `null` if it is unknown, absent without new items. */
  count?: number | null | undefined
  /** Text alternative of the count. */
  countLabel?: string | undefined
}

export interface AccountMenuProps {
  /** Login or e-mail. */
  name: string
  /** Second line below the name, such as the VIP status. */
  note: string
  /** Accessible name of the menu and its button. */
  menuLabel: string
  /** What the amount is: the balance. */
  balanceLabel: string
  /** The player's own money, formatted. */
  balance: string
  /** Money of an active bonus; left out if there is none. */
  bonus?: { label: string; amount: string } | undefined
  /** Links of the menu, in order. */
  links: readonly AccountMenuLink[]
  /** Text of the sign-out button. */
  signOutLabel: string
  /** Called by the sign-out button. */
  onSignOut: () => void
  /** Shows a dot on the button on a phone, where the marks of the bar are hidden. */
  marked: boolean
}

/** Menu of the account: a disclosure with links, the balance and the sign-out button. A link closes it. */
export function AccountMenu(props: AccountMenuProps) {
  const { name, note, menuLabel, balanceLabel, balance, bonus, links, signOutLabel, onSignOut, marked } = props
  const Link = useUiLink()
  const portal = useUiPortal()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <RadixPopover.Root open={open} onOpenChange={setOpen}>
      <RadixPopover.Trigger className={styles.trigger}>
        <span className={visuallyHidden}>{menuLabel}</span>
        <Avatar name={name} size="small" />
        {marked ? <span className={styles.triggerDot} /> : null}
        <span className={styles.name} aria-hidden>
          {name}
        </span>
        <Icon name="down" size={16} />
      </RadixPopover.Trigger>
      <RadixPopover.Portal {...portal}>
        <RadixPopover.Content
          className={styles.menu}
          sideOffset={8}
          align="end"
          aria-label={menuLabel}
          // Radix skips links and would focus the sign-out button.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.currentTarget instanceof Element) event.currentTarget.querySelector('a')?.focus()
          }}
        >
          <div className={styles.person}>
            <Avatar name={name} />
            <div className={styles.personText}>
              <div className={styles.personName}>{name}</div>
              {note === '' ? null : <div className={styles.note}>{note}</div>}
            </div>
          </div>
          <dl className={styles.money}>
            <dt className={styles.note}>{balanceLabel}</dt>
            <dd className={styles.amount}>{balance}</dd>
            {bonus === undefined ? null : (
              <>
                <dt className={styles.note}>{bonus.label}</dt>
                <dd className={styles.bonusAmount}>{bonus.amount}</dd>
              </>
            )}
          </dl>
          <ul className={styles.links}>
            {links.map(({ id, label, href, count, countLabel }) => (
              <li key={id}>
                <Link href={href} className={styles.link} onClick={close}>
                  <span>
                    {label}
                    {countLabel === undefined ? null : <span className={visuallyHidden}>. {countLabel}</span>}
                  </span>
                  {count === undefined ? null : <Count count={count} position="end" />}
                </Link>
              </li>
            ))}
          </ul>
          <Button
            wide
            onClick={() => {
              close()
              onSignOut()
            }}
          >
            {signOutLabel}
          </Button>
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  )
}
