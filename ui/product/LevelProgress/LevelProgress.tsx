import type { NativeProps } from '../../private/native-props.ts'
import { TierArch, type VipLevel } from '../../private/tier-arch.tsx'
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx'
import * as styles from './LevelProgress.css.ts'

export interface LevelProgressProps extends NativeProps<'section'> {
  /** Name of the player's tier: "Amateur 2". */
  status: string
  /** Level of the VIP programme; it sets the arch. */
  level: VipLevel
  /** Tier within the level. */
  tier: 1 | 2 | 3
  /** Text alternative of arch and stars: level and tier in words. */
  levelText: string
  /** Hint about the next step. */
  note?: string | undefined
  /** Progress to the next tier. */
  points: { label: string; value: number; max: number; valueText: string }
}

/** Three stars on a line, as in the logo, below the arch. */
const stars = [
  { tier: 1, x: 9, y: 9 },
  { tier: 2, x: 36, y: 17 },
  { tier: 3, x: 63, y: 9 },
] as const
const starPath = (x: number, y: number): string =>
  `M${x} ${y - 8}L${x + 2} ${y - 2}L${x + 8} ${y}L${x + 2} ${y + 2}L${x} ${y + 8}L${x - 2} ${y + 2}L${x - 8} ${y}L${x - 2} ${y - 2}Z`

/** A player's progress in the VIP programme. */
export function LevelProgress({ status, level, tier, levelText, note, points, ...rest }: LevelProgressProps) {
  return (
    <section {...rest} className={styles.panel} data-component="LevelProgress">
      <div className={styles.header}>
        <div className={styles.badge}>
          <TierArch level={level} />
          <svg className={styles.tiers} width="72" height="26" viewBox="0 0 72 26" aria-hidden="true" focusable="false">
            <polyline className={styles.line} points={stars.map(({ x, y }) => `${x},${y}`).join(' ')} />
            {stars.map((star) => (
              <path
                key={star.tier}
                className={styles.star}
                d={starPath(star.x, star.y)}
                data-filled={star.tier <= tier ? '' : undefined}
              />
            ))}
          </svg>
        </div>
        <div className={styles.text}>
          <p className={styles.status}>{status}</p>
          <p className={styles.level}>{levelText}</p>
        </div>
      </div>
      <ProgressBar {...points} />
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
    </section>
  )
}
