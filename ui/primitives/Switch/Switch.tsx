import { useId } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import * as field from '../TextField/TextField.css.ts'
import * as styles from './Switch.css.ts'

export interface SwitchProps extends NativeProps<'input', 'type' | 'role' | 'checked' | 'onChange'> {
  /** Name of the setting. */
  label: string
  /** Description below the label. */
  hint?: string | undefined
  /** Whether the setting is on (controlled). */
  checked: boolean
  /** Called with the new state. */
  onCheckedChange: (checked: boolean) => void
  /** A change is being saved: the switch keeps focus, sets `aria-busy` and ignores input. */
  busy?: boolean | undefined
}

/** No `aria-checked`: the checkbox's own state is exposed, and a second one could contradict it. */
const switchRole = { type: 'checkbox', role: 'switch' } as const

/** A setting that takes effect immediately. */
export function Switch({ label, hint, checked, onCheckedChange, busy = false, ...rest }: SwitchProps) {
  const id = useId()
  return (
    <label className={styles.root} data-component="Switch">
      <span className={styles.text}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {hint === undefined ? null : (
          <span id={`${id}-hint`} className={field.hint}>
            {hint}
          </span>
        )}
      </span>
      <span className={styles.inputWrapper}>
        <input
          {...rest}
          {...switchRole}
          className={styles.input}
          // The hint is inside the label to enlarge the click target, but is not part of the name.
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
