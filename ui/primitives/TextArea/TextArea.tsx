import { useId, type Ref, type TextareaHTMLAttributes } from 'react'
import { FieldFrame, fieldState } from '../TextField/FieldFrame.tsx'
import * as styles from './TextArea.css.ts'

export interface TextAreaProps extends Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'className' | 'style' | 'id' | 'onChange' | 'value'
> {
  label: string
  /** Hides the label visually; it stays accessible. */
  labelHidden?: boolean
  value: string
  onValueChange: (value: string) => void
  /** Help text. */
  hint?: string
  /** Error message; makes the field invalid. */
  error?: string
  ref?: Ref<HTMLTextAreaElement>
}

/** A text area that grows with its content, up to a third of a phone's screen. */
export function TextArea({ label, labelHidden, value, onValueChange, hint, error, rows = 1, ...rest }: TextAreaProps) {
  const id = useId()
  const notes = { id, hint, error }
  return (
    <FieldFrame {...notes} component="TextArea" label={label} labelHidden={labelHidden}>
      <textarea
        {...rest}
        {...fieldState(notes)}
        id={id}
        rows={rows}
        className={styles.area}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </FieldFrame>
  )
}
