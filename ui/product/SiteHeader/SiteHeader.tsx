import type { ReactNode } from 'react'
import { useUiLink } from '../../provider/UiProvider.tsx'
import { BrandMark } from '../BrandMark/BrandMark.tsx'
import * as styles from './SiteHeader.css.ts'

export interface SiteLink {
  id: string
  label: string
  href: string
}

export interface SiteHeaderProps {
  brand: string
  homeHref: string
  /** What the links are, for a screen reader. */
  navLabel: string
  links: readonly SiteLink[]
  /** The id of the page that is open. */
  current: string | null
  /** Switches, and the way in for a guest. */
  actions: ReactNode
  /** Who is signed in. On a phone it takes the room of the actions, which the mobile menu has too. */
  account?: ReactNode
}

/** An action of the head that is shown where there is room for it: the mobile menu has it, too. */
export function SiteHeaderExtra({ children }: { children: ReactNode }) {
  return (
    <div className={styles.extra} data-component="SiteHeaderExtra">
      {children}
    </div>
  )
}

/** The head of every page. Below 1024 px its links live in the mobile menu. */
export function SiteHeader({ brand, homeHref, navLabel, links, current, actions, account }: SiteHeaderProps) {
  const Link = useUiLink()
  return (
    <header className={styles.header} data-component="SiteHeader">
      <div className={styles.row}>
        <Link href={homeHref} className={styles.brand}>
          <BrandMark />
          <span className={styles.brandName}>{brand}</span>
        </Link>
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
        <div className={styles.end}>
          {account}
          <div className={styles.actions} data-beside-account={account === undefined ? undefined : ''}>
            {actions}
          </div>
        </div>
      </div>
    </header>
  )
}
