import * as styles from './LevelCrest.css.ts'

/** Crest of a VIP level, of the material of its level. Decorative: the level is in the text beside it. */
export function LevelCrest({ level }: { level: number }) {
  return (
    <span className={styles.crest} aria-hidden="true" data-component="LevelCrest" data-level={level}>
      {level}
    </span>
  )
}
