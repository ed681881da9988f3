import { useId, type InputHTMLAttributes, type Ref } from 'react'
import * as field from '../TextField/TextField.css.ts'
import * as styles from './Switch.css.ts'

export interface SwitchProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'id' | 'type' | 'role' | 'checked' | 'onChange' | 'children'
> {
  /** What is on or off. */
  label: string
  /** What it means, below. */
  hint?: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  /** A change is on its way: the switch keeps its focus, says so, and takes no further press. */
  busy?: boolean
  ref?: Ref<HTMLInputElement>
}

/** Its state is the box's own: an `aria-checked` beside it could only contradict it. */
const native = { type: 'checkbox', role: 'switch' } as const

/** A setting that changes at once. */
export function Switch({ label, hint, checked, onCheckedChange, busy = false, ...rest }: SwitchProps) {
  const id = useId()
  return (
    <label className={styles.row} data-component="Switch">
      <span className={styles.words}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {hint === undefined ? null : (
          <span id={`${id}-hint`} className={field.hint}>
            {hint}
          </span>
        )}
      </span>
      <span className={styles.place}>
        <input
          {...rest}
          {...native}
          className={styles.input}
          // The hint lies in the label for the finger's sake, and is no part of the name.
          aria-labelledby={id}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          aria-busy={busy || undefined}
          aria-disabled={busy || undefined}
          checked={checked}
          onChange={(event) => {
            if (!busy) onCheckedChange(event.target.checked)
          }}
        />
        <span className={styles.thumb} />
      </span>
    </label>
  )
}
