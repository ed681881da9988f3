import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx'
import * as styles from './WagerProgress.css.ts'

export interface WagerProgressProps {
  /** What is wagered. */
  label: string
  /** Rubles that are still to be wagered. */
  left: number
  /** Rubles that were to be wagered at first: more than 0, for with nothing to wager there is no bar to draw. */
  total: number
  /** What is done, in words: `600 ₽ of 1 500 ₽`. */
  doneText: string
  /** What is left, in words. */
  leftText: string
  /** Until when, or in which games. */
  note?: string
}

/** How much of a bonus is wagered. */
export function WagerProgress({ label, left, total, doneText, leftText, note }: WagerProgressProps) {
  return (
    <div className={styles.whole} data-component="WagerProgress">
      <ProgressBar label={label} value={total - left} max={total} valueText={doneText} />
      <p className={styles.words}>
        <span className={styles.left}>{leftText}</span>
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </p>
    </div>
  )
}
