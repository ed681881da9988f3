import { classes } from './dom.ts'
import { LitConstellation } from './grown-constellation.tsx'
import * as styles from './tier-arch.css.ts'

export type VipLevel = 1 | 2 | 3 | 4 | 5 | 6

/**
 * The portal of a VIP level: a star is lit for each level, at the sixth the whole constellation has grown. Decorative.
 * Without a class it is the badge beside the name of a level.
 */
export function TierArch({ level, className = styles.badge }: { level: VipLevel; className?: string }) {
  return (
    <span className={classes(styles.arch, className)} data-level={level} aria-hidden="true">
      <span className={styles.opening}>
        <LitConstellation
          className={styles.stars}
          lit={Math.min(level, 5)}
          grown={level === 6 ? 1.45 : 1.25}
          stretch={1.55}
          focusable="false"
        />
      </span>
    </span>
  )
}
