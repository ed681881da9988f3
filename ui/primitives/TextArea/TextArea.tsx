import { useId, type Ref, type TextareaHTMLAttributes } from 'react'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import * as field from '../TextField/TextField.css.ts'
import * as styles from './TextArea.css.ts'

export interface TextAreaProps extends Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'className' | 'style' | 'id' | 'onChange' | 'value'
> {
  label: string
  /** The label is read but not shown: where the place itself says what the field is for. */
  labelHidden?: boolean
  value: string
  onValueChange: (value: string) => void
  /** Help that is always there. */
  hint?: string
  /** What is wrong and how to mend it; its presence makes the field invalid. */
  error?: string
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text. It grows with what is written, to a third of a phone's screen. */
export function TextArea({
  label,
  labelHidden = false,
  value,
  onValueChange,
  hint,
  error,
  rows = 1,
  ...rest
}: TextAreaProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={field.field} data-component="TextArea">
      <label htmlFor={id} className={labelHidden ? visuallyHidden : field.label}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        className={styles.area}
        value={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={described === '' ? undefined : described}
        onChange={(event) => onValueChange(event.target.value)}
      />
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p id={`${id}-error`} className={field.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
