import { useUiLink } from '../../provider/UiProvider.tsx'
import type { SiteLink } from '../SiteHeader/SiteHeader.tsx'
import * as styles from './MenuLinks.css.ts'

export interface MenuLinksProps {
  /** What the menu is, for a screen reader. */
  label: string
  links: readonly SiteLink[]
  /** The id of the page that is shown. */
  current: string | null
  /** A link was followed: what holds the menu may go. */
  onFollow: () => void
}

/** The links of a phone's menu: each as large as a thumb, two beside each other. */
export function MenuLinks({ label, links, current, onFollow }: MenuLinksProps) {
  const Link = useUiLink()
  return (
    <nav aria-label={label} data-component="MenuLinks">
      <ul className={styles.list}>
        {links.map(({ id, label: name, href }) => (
          <li key={id}>
            <Link
              href={href}
              className={styles.link}
              onClick={onFollow}
              aria-current={id === current ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
