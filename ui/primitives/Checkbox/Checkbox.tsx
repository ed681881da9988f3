import { useId, type ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { Icon } from '../Icon/Icon.tsx'
import { FieldNotes, fieldState } from '../TextField/FieldFrame.tsx'
import * as styles from './Checkbox.css.ts'

export interface CheckboxProps extends NativeProps<'input', 'type' | 'checked' | 'onChange'> {
  /** May contain links; a click on a link does not toggle the box. */
  label: ReactNode
  /** Whether the box is ticked (controlled). */
  checked: boolean
  /** Called with the new state. */
  onCheckedChange: (checked: boolean) => void
  /** Error message; makes the checkbox invalid. */
  error?: string | undefined
}

/** A checkbox with its label and error message. */
export function Checkbox({ label, checked, onCheckedChange, error, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <div className={styles.root} data-component="Checkbox">
      <label className={styles.row}>
        <span className={styles.inputWrapper}>
          <input
            {...rest}
            {...fieldState({ id, error })}
            type="checkbox"
            className={styles.input}
            checked={checked}
            onChange={(event) => onCheckedChange(event.target.checked)}
          />
          <span className={styles.checkmark}>
            <Icon name="check" size={16} />
          </span>
        </span>
        <span>{label}</span>
      </label>
      <FieldNotes id={id} error={error} />
    </div>
  )
}
