import type { NativeProps } from '../../private/native-props.ts'
import { Link } from '../../primitives/Link/Link.tsx'
import * as styles from './SectionHeader.css.ts'

export interface SectionHeaderProps extends NativeProps<'div', 'title'> {
  /** Text of the heading. */
  title: string
  /** Id of the heading, for `aria-labelledby` of the section. */
  titleId: string
  /** Link to the full list. */
  link?: { href: string; label: string; /** Accessible name: "All winners". */ name: string } | undefined
}

/** Heading of a section with a link to the full list. */
export function SectionHeader({ title, titleId, link, ...rest }: SectionHeaderProps) {
  return (
    <div {...rest} className={styles.header} data-component="SectionHeader">
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {link === undefined ? null : (
        <Link href={link.href} aria-label={link.name}>
          {link.label}
        </Link>
      )}
    </div>
  )
}
