import * as styles from './LevelCrest.css.ts'

/** The sign of a VIP level. The level is said in words beside it. */
export function LevelCrest({ level }: { level: number }) {
  return (
    <span className={styles.crest} aria-hidden="true" data-component="LevelCrest" data-level={level}>
      {level}
    </span>
  )
}
