import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx'
import * as styles from './WagerProgress.css.ts'

export interface WagerProgressProps {
  /** Accessible name: the bonus. */
  label: string
  /** Amount still to be wagered, in rubles. */
  left: number
  /** Total amount to wager, in rubles; greater than 0. */
  total: number
  /** Wagered amount as text: `600 ₽ of 1 500 ₽`. */
  doneText: string
  /** Remaining amount as text. */
  leftText: string
  /** Deadline, or the games that count. */
  note?: string
}

/** Progress of wagering a bonus. */
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
