import { useId } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { FieldFrame, fieldState } from '../TextField/FieldFrame.tsx'
import * as styles from './TextArea.css.ts'

export interface TextAreaProps extends NativeProps<'textarea', 'onChange' | 'value'> {
  /** Visible label of the field. */
  label: string
  /** Hides the label visually; it stays accessible. */
  labelHidden?: boolean | undefined
  /** The text (controlled). */
  value: string
  /** Called with the new text after each change. */
  onValueChange: (value: string) => void
  /** Help text. */
  hint?: string | undefined
  /** Error message; makes the field invalid. */
  error?: string | undefined
}

/** A text area that grows with its content, up to a third of a phone's screen. */
export function TextArea({
  id,
  label,
  labelHidden,
  value,
  onValueChange,
  hint,
  error,
  rows = 1,
  ...rest
}: TextAreaProps) {
  const generatedId = useId()
  const fieldId = id ?? generatedId
  const notes = { id: fieldId, hint, error }
  return (
    <FieldFrame {...notes} component="TextArea" label={label} labelHidden={labelHidden}>
      <textarea
        {...rest}
        {...fieldState(notes)}
        id={fieldId}
        rows={rows}
        className={styles.area}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </FieldFrame>
  )
}
