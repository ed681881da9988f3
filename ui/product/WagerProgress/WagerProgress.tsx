import type { NativeProps } from '../../private/native-props.ts'
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx'
import * as styles from './WagerProgress.css.ts'

export interface WagerProgressProps extends NativeProps<'div'> {
  /** Accessible name: the bonus. */
  label: string
  /** Amount still to be wagered, in the unit of `total`. */
  remaining: number
  /** Total amount to wager; greater than 0. */
  total: number
  /** Wagered amount as text: `600 ₽ of 1 500 ₽`. */
  wageredText: string
  /** Remaining amount as text. */
  remainingText: string
  /** Deadline, or the games that count. */
  note?: string | undefined
}

/** Progress of wagering a bonus. */
export function WagerProgress({
  label,
  remaining,
  total,
  wageredText,
  remainingText,
  note,
  ...rest
}: WagerProgressProps) {
  return (
    <div {...rest} className={styles.root} data-component="WagerProgress">
      <ProgressBar tone="teal" label={label} value={total - remaining} max={total} valueText={wageredText} />
      <p className={styles.captions}>
        <span className={styles.remaining}>{remainingText}</span>
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </p>
    </div>
  )
}
