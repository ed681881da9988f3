import type { NativeProps } from '../../private/native-props.ts'
import { Icon, type IconName } from '../../primitives/Icon/Icon.tsx'
import { useUiLink } from '../../provider/UiProvider.tsx'
import * as styles from './MobileBar.css.ts'

interface BaseItem {
  id: string
  label: string
  icon: IconName
}
/** An item of the bar: a link, or a button that opens a panel. */
export type MobileBarItem = BaseItem & ({ href: string; current: boolean } | { expanded: boolean; onPress: () => void })

export interface MobileBarProps extends NativeProps<'nav', 'aria-label'> {
  /** Accessible name of the navigation. */
  label: string
  /** The items in order, with unique ids. */
  items: readonly MobileBarItem[]
  /** As in `PageFrame`: in a phone in landscape the bar then ends the page instead of covering it. */
  isStagePage?: boolean | undefined
}

/** Bottom navigation bar, shown below 1024 px. */
export function MobileBar({ label, items, isStagePage = false, ...rest }: MobileBarProps) {
  const Link = useUiLink()
  return (
    <nav
      {...rest}
      className={styles.bar}
      aria-label={label}
      data-stage-page={isStagePage || undefined}
      data-component="MobileBar"
    >
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.column}>
            {'href' in item ? (
              <Link href={item.href} className={styles.item} aria-current={item.current ? 'page' : undefined}>
                <Icon name={item.icon} />
                <span className={styles.label}>{item.label}</span>
              </Link>
            ) : (
              <button
                type="button"
                className={styles.item}
                aria-expanded={item.expanded}
                aria-haspopup="dialog"
                onClick={item.onPress}
              >
                <Icon name={item.icon} />
                <span className={styles.label}>{item.label}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
