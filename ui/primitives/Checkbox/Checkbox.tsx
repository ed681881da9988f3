import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { FieldNotes, fieldState } from '../TextField/FieldFrame.tsx'
import * as styles from './Checkbox.css.ts'

export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'id' | 'type' | 'checked' | 'onChange' | 'children'
> {
  /** May contain links; a click on a link does not toggle the box. */
  label: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  /** Error message; makes the checkbox invalid. */
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** A checkbox with its label and error message. */
export function Checkbox({ label, checked, onCheckedChange, error, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <div className={styles.whole} data-component="Checkbox">
      <label className={styles.row}>
        <span className={styles.place}>
          <input
            {...rest}
            {...fieldState({ id, error })}
            type="checkbox"
            className={styles.input}
            checked={checked}
            onChange={(event) => onCheckedChange(event.target.checked)}
          />
          <span className={styles.mark}>
            <Icon name="check" size={16} />
          </span>
        </span>
        <span>{label}</span>
      </label>
      <FieldNotes id={id} error={error} />
    </div>
  )
}
