import { useId } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import * as styles from './ProgressBar.css.ts'

export interface ProgressBarProps extends NativeProps<'div'> {
  /** Accessible name: what is measured. */
  label: string
  /** The progress, from 0 to `max`. */
  value: number
  /** The value of a full bar; 0 leaves it empty. */
  max: number
  /** The value as text, shown and announced: `1 200 of 4 500`. */
  valueText: string
  /** `teal` for a wager on the card of its bonus, `neutral` for a distance in a tournament. */
  tone?: 'violet' | 'teal' | 'neutral' | undefined
}

/** A progress bar. The bar clamps values outside 0 … max; `valueText` does not. */
export function ProgressBar({ label, value, max, valueText, tone = 'violet', ...rest }: ProgressBarProps) {
  const id = useId()
  const percent = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0
  return (
    <div {...rest} className={styles.root} data-component="ProgressBar">
      <div className={styles.captions}>
        <span id={id}>{label}</span>
        <span>{valueText}</span>
      </div>
      <div
        role="progressbar"
        className={styles.track}
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={valueText}
      >
        <div className={styles.fill} data-tone={tone} style={{ inlineSize: `${percent}%` }} />
      </div>
    </div>
  )
}
