import { useId, type Ref, type TextareaHTMLAttributes } from 'react'
import { FieldFrame, fieldState } from '../TextField/FieldFrame.tsx'
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
