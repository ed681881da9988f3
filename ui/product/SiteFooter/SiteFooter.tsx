import type { ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { useUiLink } from '../../provider/UiProvider.tsx'
import type { SiteLink } from '../SiteHeader/SiteHeader.tsx'
import * as styles from './SiteFooter.css.ts'

export interface SiteFooterProps extends NativeProps<'footer'> {
  /** Accessible name of the navigation. */
  navLabel: string
  /** The links in order, with unique ids. */
  links: readonly SiteLink[]
  /** Age mark and its text alternative. */
  age: { mark: string; name: string }
  /** Site-wide switches. */
  switches?: ReactNode | undefined
  /** Copyright, licence and disclaimer, one line each. */
  legal: readonly string[]
  /** One row on a desktop, below a task such as a payment. */
  short?: boolean | undefined
  /** Seal of the licensing authority, linked to its verification page. */
  seal?: { href: string; image: string; name: string } | null | undefined
}

/** Footer of every page. */
export function SiteFooter({
  navLabel,
  links,
  age,
  switches,
  legal,
  short = false,
  seal = null,
  ...rest
}: SiteFooterProps) {
  const Link = useUiLink()
  const badges = (
    <div className={styles.badges}>
      <span className={styles.age} role="img" aria-label={age.name}>
        {age.mark}
      </span>
      {seal === null ? null : (
        <a href={seal.href} target="_blank" rel="noopener noreferrer" className={styles.seal}>
          <img src={seal.image} alt={seal.name} height={44} loading="lazy" />
        </a>
      )}
      {switches}
    </div>
  )
  return (
    <footer {...rest} className={styles.footer} data-component="SiteFooter" data-short={short ? '' : undefined}>
      <div className={styles.row}>
        {short ? badges : null}
        <nav aria-label={navLabel}>
          <ul className={styles.links}>
            {links.map(({ id, label, href }) => (
              <li key={id}>
                <Link href={href} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {short ? null : badges}
        <div className={styles.legal}>
          {legal.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </footer>
  )
}
