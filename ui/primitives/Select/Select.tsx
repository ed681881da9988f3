import { useId } from 'react'
import { classes } from '../../private/dom.ts'
import type { NativeProps } from '../../private/native-props.ts'
import { Icon } from '../Icon/Icon.tsx'
import { FieldFrame, fieldState } from '../TextField/FieldFrame.tsx'
import * as field from '../TextField/TextField.css.ts'
import * as styles from './Select.css.ts'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
}

export interface SelectProps<Value extends string> extends NativeProps<
  'select',
  'onChange' | 'value' | 'defaultValue' | 'multiple' | 'size'
> {
  /** Visible label of the field. */
  label: string
  /** Hides the label visually, where the value says what is chosen. */
  labelHidden?: boolean | undefined
  /** The options in order, with unique values. */
  options: readonly SelectOption<Value>[]
  /** `''` while no option is selected. */
  value: NoInfer<Value> | ''
  /** Called with the value of the selected option. */
  onValueChange: (value: Value) => void
  /** Shown while no option is selected; cannot be selected itself. */
  placeholder?: string | undefined
  /** Help text. */
  hint?: string | undefined
  /** Error message; makes the field invalid. */
  error?: string | undefined
}

/** A native select with label, hint and error. */
export function Select<Value extends string>({
  id,
  label,
  labelHidden,
  options,
  value,
  onValueChange,
  placeholder = '',
  hint,
  error,
  ...rest
}: SelectProps<Value>) {
  const generatedId = useId()
  const fieldId = id ?? generatedId
  const notes = { id: fieldId, hint, error }
  return (
    <FieldFrame {...notes} component="Select" label={label} labelHidden={labelHidden}>
      <div className={styles.wrapper}>
        <select
          {...fieldState(notes)}
          {...rest}
          id={fieldId}
          className={classes(field.box, styles.select)}
          data-state={error === undefined && rest['aria-invalid'] !== true ? undefined : 'invalid'}
          data-empty={value === '' ? '' : undefined}
          value={value}
          onChange={(event) => {
            const selected = options.find((option) => option.value === event.target.value)
            if (selected !== undefined) onValueChange(selected.value)
          }}
        >
          {value === '' ? (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          ) : null}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon name="down" />
        </span>
      </div>
    </FieldFrame>
  )
}
