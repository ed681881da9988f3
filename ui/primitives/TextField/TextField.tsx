import { useEffect, useEffectEvent, useId, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { giveRef } from '../../private/give-ref.ts'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { FieldFrame, fieldState } from './FieldFrame.tsx'
import * as styles from './TextField.css.ts'

export interface TextFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'id' | 'onChange' | 'value' | 'type'
> {
  label: string
  /** The label is read but not shown: where the place itself says what the field is for. */
  labelHidden?: boolean
  value: string
  onValueChange: (value: string) => void
  type?: 'text' | 'search' | 'email' | 'tel' | 'password'
  /** Help that is always there. */
  hint?: string
  /** What is wrong and how to mend it; its presence makes the field invalid. */
  error?: string | undefined
  icon?: IconName
  /** What stands inside the field's box before the text, and behind it: a choice or a button that belongs to it. */
  start?: ReactNode
  end?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** One line of text. A search field is round and can be emptied by its button or Escape. */
export function TextField({
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
  const id = useId()
  const own = useRef<HTMLInputElement>(null)
  const isSearch = type === 'search'
  const notes = { id, hint, error }
  const clear = () => {
    onValueChange('')
    own.current?.focus()
  }
  const canClear = isSearch && value !== ''
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || document.activeElement !== own.current) return
    event.preventDefault()
    clear()
  })
  useEffect(() => {
    if (!canClear) return undefined
    // Before a dialog around it hears the key: what empties the field closes nothing.
    const early = new AbortController()
    window.addEventListener('keydown', (event) => onKey(event), { capture: true, signal: early.signal })
    return () => early.abort()
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
          ref={(element) => {
            own.current = element
            giveRef(ref, element)
          }}
          id={id}
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
