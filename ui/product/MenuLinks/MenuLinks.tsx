import type { NativeProps } from '../../private/native-props.ts'
import { useUiLink } from '../../provider/UiProvider.tsx'
import type { SiteLink } from '../SiteHeader/SiteHeader.tsx'
import * as styles from './MenuLinks.css.ts'

export interface MenuLinksProps extends NativeProps<'nav', 'aria-label'> {
  /** Accessible name of the menu. */
  label: string
  /** The links in order, with unique ids. */
  links: readonly SiteLink[]
  /** Id of the current page. */
  current: string | null
  /** Called when a link is clicked, so that the panel around the menu can close. */
  onLinkClick: () => void
}

/** Links of the mobile menu: touch-sized, in two columns. */
export function MenuLinks({ label, links, current, onLinkClick, ...rest }: MenuLinksProps) {
  const Link = useUiLink()
  return (
    <nav {...rest} aria-label={label} data-component="MenuLinks">
      <ul className={styles.list}>
        {links.map(({ id, label: name, href }) => (
          <li key={id}>
            <Link
              href={href}
              className={styles.link}
              onClick={onLinkClick}
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
