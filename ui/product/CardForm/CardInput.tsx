import { useId, type ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as styles from './CardInput.css.ts'

/** A value that React knows becomes an attribute, and `maxlength` would cut a pasted number with spaces. */
type ClosedInputProps = 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'maxLength'

export interface CardInputProps extends NativeProps<'input', ClosedInputProps> {
  /** Visible label of the field. */
  label: string
  /** Error message; makes the field invalid. */
  error?: string | undefined
  /** A remark that does not block. Hidden by an error. */
  warning?: string | undefined
  /** Short text at the end of the box, part of the description. */
  mark?: string | undefined
  /** A picture of the mark, with the text for screen readers only. */
  picture?: ReactNode | undefined
}

/** An uncontrolled numeric input for card data: its value is neither in React nor in an attribute. */
export function CardInput({ label, error, warning, mark, picture = null, id, ...rest }: CardInputProps) {
  const generatedId = useId()
  const fieldId = id ?? generatedId
  const described = [
    rest['aria-describedby'],
    mark === undefined ? '' : `${fieldId}-mark`,
    error === undefined && warning === undefined ? '' : `${fieldId}-note`,
  ]
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId} className={styles.label}>
        {label}
      </label>
      <div className={styles.box} data-state={error === undefined ? undefined : 'invalid'}>
        <input
          autoCapitalize="none"
          autoCorrect="off"
          // A spelling service of the browser must not receive the digits.
          spellCheck={false}
          {...rest}
          // WebKit's autofill sends only `change` to a field without focus.
          onChange={({ currentTarget, nativeEvent }) => {
            if (nativeEvent.type === 'change') currentTarget.dispatchEvent(new Event('input', { bubbles: true }))
          }}
          id={fieldId}
          type="text"
          inputMode="numeric"
          className={styles.input}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
        />
        {picture}
        {mark === undefined ? null : (
          <span id={`${fieldId}-mark`} className={picture === null ? styles.mark : visuallyHidden}>
            {mark}
          </span>
        )}
      </div>
      <div role="status">
        {error === undefined && warning !== undefined ? (
          <p id={`${fieldId}-note`} className={styles.note}>
            <Icon name="info" size={16} />
            {warning}
          </p>
        ) : null}
      </div>
      {error === undefined ? null : (
        <p id={`${fieldId}-note`} className={styles.note} data-tone="negative" role="alert">
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </div>
  )
}
