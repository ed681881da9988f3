import type { NativeProps } from '../../private/native-props.ts'
import { TierArch, type VipLevel } from '../../private/tier-arch.tsx'
import * as styles from './LevelStanding.css.ts'

export interface TierPoints {
  /** Accessible name of the bar. */
  label: string
  /** Points of the player, and of a full bar. */
  value: number
  max: number
  /** The points as text, `3,120`, and what stands behind them, `of 4,800 points`. */
  now: string
  total: string
  /** The missing points to the next tier. */
  left: string
}

export interface LevelStandingProps extends NativeProps<'section'> {
  /** Level of the player; it sets the arch. */
  level: VipLevel
  /** Level and tier in words. */
  title: string
  /** What the tier gives, in one sentence. */
  benefit: string
  /** The points of the bar; none on the highest tier. */
  points?: TierPoints | undefined
  /** How points are earned, and that there is no need to chase them. */
  note: string
}

/** A player's own tier on the page of the levels: what it gives, and the points to the next one. */
export function LevelStanding({ level, title, benefit, points, note, ...rest }: LevelStandingProps) {
  const share = points === undefined || points.max <= 0 ? 0 : Math.min(1, Math.max(0, points.value / points.max))
  return (
    <section {...rest} className={styles.root} data-component="LevelStanding">
      <div className={styles.panel}>
        <div className={styles.own}>
          <TierArch level={level} />
          <div className={styles.text}>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.benefit}>{benefit}</p>
          </div>
        </div>
        {points === undefined ? null : (
          <div className={styles.points}>
            <p className={styles.captions}>
              <span>
                <span className={styles.now}>{points.now}</span> {points.total}
              </span>{' '}
              <span className={styles.left}>{points.left}</span>
            </p>
            <div
              role="progressbar"
              className={styles.track}
              aria-label={points.label}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={Math.round(share * 100)}
              aria-valuetext={`${points.now} ${points.total}`}
            >
              <div className={styles.fill} style={{ inlineSize: `${share * 100}%` }} />
            </div>
          </div>
        )}
        <p className={styles.note}>{note}</p>
      </div>
    </section>
  )
}
