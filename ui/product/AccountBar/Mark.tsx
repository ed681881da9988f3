import { Icon } from '../../primitives/Icon/Icon.tsx'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import { useUiLink } from '../../provider/UiProvider.tsx'
import * as styles from './AccountBar.css.ts'
import { Count } from './Count.tsx'

/** Something new for the player, such as unread notifications. */
export interface AccountMark {
  icon: 'notifications' | 'bonuses'
  /** Text alternative, with the count. */
  label: string
  href: string
  /** `null` if the number is unknown: the mark is a dot. */
  count: number | null
}

/** A link with an icon and a count. `alone`: without an account menu, so a phone shows it too. */
export function Mark({ icon, label, href, count, alone = false }: AccountMark & { alone?: boolean }) {
  const Link = useUiLink()
  return (
    <Link href={href} className={styles.mark} title={label} data-alone={alone ? '' : undefined}>
      <span className={visuallyHidden}>{label}</span>
      <Icon name={icon} />
      <Count count={count} position="corner" />
    </Link>
  )
}
