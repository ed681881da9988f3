import { Link } from '../../primitives/Link/Link.tsx'
import * as styles from './SectionHeader.css.ts'

export interface SectionHeaderProps {
  title: string
  /** For `aria-labelledby` of the section. */
  id: string
  /** Where all of it is. */
  link?: { href: string; label: string; /** The whole sense for a screen reader: "All winners". */ name: string }
}

/** The head of a section, with the way to all of it. */
export function SectionHeader({ title, id, link }: SectionHeaderProps) {
  return (
    <div className={styles.header} data-component="SectionHeader">
      <h2 id={id} className={styles.title}>
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
