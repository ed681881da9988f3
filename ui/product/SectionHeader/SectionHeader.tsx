import { Link } from '../../primitives/Link/Link.tsx'
import * as styles from './SectionHeader.css.ts'

export interface SectionHeaderProps {
  title: string
  /** For `aria-labelledby` of the section. */
  id: string
  /** Link to the full list. */
  link?: { href: string; label: string; /** Accessible name: "All winners". */ name: string }
}

/** Heading of a section with a link to the full list. */
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
