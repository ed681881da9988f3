import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react'
import { useMergedRef } from '../../private/dom.ts'
import type { NativeProps } from '../../private/native-props.ts'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { FieldFrame, fieldState } from './FieldFrame.tsx'
import * as styles from './TextField.css.ts'

export interface TextFieldProps extends NativeProps<'input', 'onChange' | 'value' | 'type'> {
  /** Visible label of the field. */
  label: string
  /** Hides the label visually; it stays accessible. */
  labelHidden?: boolean | undefined
  /** The text (controlled). */
  value: string
  /** Called with the new text after each change. */
  onValueChange: (value: string) => void
  /** Type of the input; it sets the keyboard of a phone. `search` adds a clear button. */
  type?: 'text' | 'search' | 'email' | 'tel' | 'password' | undefined
  /** Help text. */
  hint?: string | undefined
  /** Error message; makes the field invalid. */
  error?: string | undefined
  /** Decorative icon at the start of the box. */
  icon?: IconName | undefined
  /** Content inside the box, before and after the input: a select or a button. */
  start?: ReactNode | undefined
  /** Content inside the box, after the input: a button or a unit. */
  end?: ReactNode | undefined
}

/** A single-line text field. A search field is round and is cleared by its button or Escape. */
export function TextField({
  id,
  label,
  labelHidden,
  value,
  onValueChange,
  type = 'text',
  hint,
  error,
  icon,
  start,
  end,
  ref,
  ...rest
}: TextFieldProps) {
  const texts = useUiTexts()
  const generatedId = useId()
  const fieldId = id ?? generatedId
  const input = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(input, ref)
  const isSearch = type === 'search'
  const notes = { id: fieldId, hint, error }
  const clear = () => {
    onValueChange('')
    input.current?.focus()
  }
  const canClear = isSearch && value !== ''
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || document.activeElement !== input.current) return
    event.preventDefault()
    clear()
  })
  useEffect(() => {
    if (!canClear) return undefined
    // In the capture phase: a dialog must not see the Escape that clears the field.
    const controller = new AbortController()
    window.addEventListener('keydown', (event) => handleKeyDown(event), { capture: true, signal: controller.signal })
    return () => controller.abort()
  }, [canClear])
  return (
    <FieldFrame {...notes} component="TextField" label={label} labelHidden={labelHidden}>
      <div
        className={styles.box}
        data-state={error === undefined && rest['aria-invalid'] !== true ? undefined : 'invalid'}
        data-shape={isSearch ? 'round' : undefined}
        data-end={end === undefined ? undefined : ''}
      >
        {icon === undefined ? null : <Icon name={icon} />}
        {start}
        <input
          {...fieldState(notes)}
          {...rest}
          ref={mergedRef}
          id={fieldId}
          type={type}
          className={styles.input}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
        {canClear ? <IconButton icon="close" label={texts.clear} onClick={clear} /> : null}
        {end}
      </div>
    </FieldFrame>
  )
}
