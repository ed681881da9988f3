import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx'
import { LevelCrest } from '../VipLevelCard/LevelCrest.tsx'
import * as styles from './LevelProgress.css.ts'

export interface LevelProgressProps {
  /** The name of the player's tier: "Amateur 2". */
  status: string
  level: 1 | 2 | 3 | 4 | 5 | 6
  /** Of the level's three. */
  tier: 1 | 2 | 3
  /** Level and tier in words: what crest and stars show. */
  levelText: string
  /** What comes next, or what is good to know. */
  note?: string
  /** The way to the next tier. */
  points: { label: string; value: number; max: number; valueText: string }
}

/** Three stars on a line, as those of the mark. */
const stars = [
  { tier: 1, x: 12, y: 28 },
  { tier: 2, x: 44, y: 14 },
  { tier: 3, x: 76, y: 24 },
] as const
const starAt = (x: number, y: number): string =>
  `M${x} ${y - 11}L${x + 3} ${y - 3}L${x + 11} ${y}L${x + 3} ${y + 3}L${x} ${y + 11}L${x - 3} ${y + 3}L${x - 11} ${y}L${x - 3} ${y - 3}Z`

/** How far a player has come in the VIP programme. */
export function LevelProgress({ status, level, tier, levelText, note, points }: LevelProgressProps) {
  return (
    <section className={styles.panel} data-component="LevelProgress">
      <div className={styles.head}>
        <LevelCrest level={level} />
        <div className={styles.words}>
          <p className={styles.status}>{status}</p>
          <p className={styles.level}>{levelText}</p>
        </div>
        <svg className={styles.tiers} width="88" height="40" viewBox="0 0 88 40" aria-hidden="true" focusable="false">
          <polyline className={styles.line} points={stars.map(({ x, y }) => `${x},${y}`).join(' ')} />
          {stars.map((star) => (
            <path
              key={star.tier}
              className={styles.star}
              d={starAt(star.x, star.y)}
              data-lit={star.tier <= tier ? '' : undefined}
            />
          ))}
        </svg>
      </div>
      <ProgressBar {...points} />
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
    </section>
  )
}
