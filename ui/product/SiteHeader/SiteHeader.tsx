import type { ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { keepClearIfPossible } from '../../private/keep-clear.ts'
import { useUiBrand, useUiLink } from '../../provider/UiProvider.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Mark, type AccountMark } from '../AccountBar/Mark.tsx'
import { BrandMark } from '../BrandMark/BrandMark.tsx'
import * as styles from './SiteHeader.css.ts'

export interface SiteLink {
  id: string
  label: string
  href: string
}

export interface SiteHeaderProps extends NativeProps<'header'> {
  /** URL of the home page, which the logo leads to. */
  homeHref: string
  /** Accessible name of the navigation. */
  navLabel: string
  /** Links of the navigation; below 1024 px they are in the mobile menu. */
  links?: readonly SiteLink[] | undefined
  /** Id of the current page. */
  current?: string | null | undefined
  /** The only way back of a task such as a payment, in place of the navigation. Shown on a phone too. */
  back?: Omit<SiteLink, 'id'> | undefined
  /** Something new for the player, where there is no account bar. */
  mark?: AccountMark | undefined
  /** Switches, and sign-in and sign-up for a guest. */
  actions: ReactNode
  /** The signed-in player. On a phone it replaces the actions, which are in the mobile menu too. */
  account?: ReactNode | undefined
}

export interface SiteHeaderExtraProps extends NativeProps<'div'> {
  /** The action, such as a switch. */
  children: ReactNode
}

/** An action that is shown only if there is room; it is in the mobile menu too. */
export function SiteHeaderExtra({ children, ...rest }: SiteHeaderExtraProps) {
  return (
    <div {...rest} className={styles.extra} data-component="SiteHeaderExtra">
      {children}
    </div>
  )
}

/** Header of every page. Below 1024 px its links move to the mobile menu. */
export function SiteHeader({
  homeHref,
  navLabel,
  links = [],
  current = null,
  back,
  mark,
  actions,
  account,
  ...rest
}: SiteHeaderProps) {
  const Link = useUiLink()
  const { name = 'Cassiopeia' } = useUiBrand()
  return (
    <header {...keepClearIfPossible} {...rest} className={styles.header} data-component="SiteHeader">
      <div className={styles.row}>
        <Link href={homeHref} className={styles.brand}>
          <BrandMark />
          <span className={styles.brandName}>{name}</span>
        </Link>
        {back === undefined ? (
          <nav className={styles.nav} aria-label={navLabel}>
            <ul className={styles.links}>
              {links.map(({ id, label, href }) => (
                <li key={id}>
                  <Link href={href} className={styles.link} aria-current={id === current ? 'page' : undefined}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ) : (
          <Link href={back.href} className={styles.back}>
            <Icon name="back" size={16} />
            {back.label}
          </Link>
        )}
        <div className={styles.end}>
          {account}
          {mark === undefined ? null : <Mark {...mark} alone />}
          <div className={styles.actions} data-beside-account={account === undefined ? undefined : ''}>
            {actions}
          </div>
        </div>
      </div>
    </header>
  )
}
