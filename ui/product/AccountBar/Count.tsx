import * as styles from './AccountBar.css.ts'

/** Larger counts are cut, so that a badge has at most three characters. */
const MAX_COUNT = 99

/** A badge with a number, or a dot if the number is unknown. Its text alternative is the caller's. */
export function Count({ count, position }: { count: number | null; position: 'corner' | 'end' }) {
  const text = count === null ? '' : count > MAX_COUNT ? `${MAX_COUNT}+` : String(count)
  return (
    <span className={styles.count} data-position={position} data-empty={text === '' ? '' : undefined} aria-hidden>
      {text}
    </span>
  )
}
