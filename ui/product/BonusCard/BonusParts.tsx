import * as styles from './BonusParts.css.ts'

/** How much of the wager is done. */
export interface BonusProgress {
  /** Accessible name. */
  label: string
  /** 0 to 100. */
  percent: number
  /** The share as text: `63 %`. */
  figure: string
  /** Below the figure: "wagered". */
  caption: string
}

/** A ring that shows the wagered share. */
export function Ring({ label, percent, figure, caption }: BonusProgress) {
  return (
    <div
      className={styles.ring}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${figure} ${caption}`}
    >
      <svg className={styles.circle} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
        <circle className={styles.track} cx="60" cy="60" r="53" />
        {percent > 0 ? (
          <circle className={styles.arc} cx="60" cy="60" r="53" pathLength={100} strokeDasharray={`${percent} 100`} />
        ) : null}
      </svg>
      <span className={styles.ringText}>
        <span className={styles.percent}>{figure}</span>
        <span className={styles.caption}>{caption}</span>
      </span>
    </div>
  )
}

/** What a bonus costs on average: the hatched part goes into the wager, the plain part is left. */
export interface BonusCost {
  label: string
  amount: string
  /** Cost as a share of the bonus, 0 to 1. */
  share: number
  spent: string
  kept: string
}

/** A bar of the bonus with the part that its wager costs. */
export function CostBar({ label, amount, share, spent, kept }: BonusCost) {
  return (
    <div className={styles.cost}>
      <p className={styles.costHead}>
        <span className={styles.costLabel}>{label}</span>
        <span className={styles.costAmount}>{amount}</span>
      </p>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.spentPart} style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <p className={styles.costHead}>
        <span>{spent}</span>
        <span>{kept}</span>
      </p>
    </div>
  )
}
