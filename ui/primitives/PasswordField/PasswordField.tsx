import { useState } from 'react'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import { FieldIcon } from '../Icon/FieldIcon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import * as styles from './PasswordField.css.ts'

/** Password strength, estimated by the caller. */
export interface PasswordStrength {
  /** From 1 (weak) to 4 (strong). */
  score: 1 | 2 | 3 | 4
  /** The strength in words, so that it is not conveyed by colour alone. */
  label: string
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'icon' | 'start' | 'end' | 'autoComplete'> {
  /** For password managers: `current` fills in a saved password, `new` suggests one. */
  purpose: 'current' | 'new'
  /** For a new password that is not empty. */
  strength?: PasswordStrength | undefined
}

/** A password field with a visibility toggle and a Caps Lock warning. Paste and password managers work. */
export function PasswordField({ purpose, strength, onKeyDown, onKeyUp, ...rest }: PasswordFieldProps) {
  const texts = useUiTexts()
  const [isVisible, setIsVisible] = useState(false)
  const [isCapsLockOn, setIsCapsLockOn] = useState(false)
  return (
    <div className={styles.root} data-component="PasswordField">
      <TextField
        {...rest}
        type={isVisible ? 'text' : 'password'}
        autoComplete={purpose === 'current' ? 'current-password' : 'new-password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onKeyDown={(event) => {
          setIsCapsLockOn(event.getModifierState('CapsLock'))
          onKeyDown?.(event)
        }}
        onKeyUp={(event) => {
          setIsCapsLockOn(event.getModifierState('CapsLock'))
          onKeyUp?.(event)
        }}
        end={
          <IconButton
            icon={<FieldIcon action={isVisible ? 'conceal' : 'reveal'} />}
            label={isVisible ? texts.hidePassword : texts.showPassword}
            onClick={() => setIsVisible(!isVisible)}
          />
        }
      />
      {strength === undefined ? null : (
        <div className={styles.strength} data-score={strength.score}>
          <span className={styles.strengthBar} aria-hidden="true">
            {[1, 2, 3, 4].map((step) => (
              <span key={step} className={styles.strengthStep} data-filled={step <= strength.score ? '' : undefined} />
            ))}
          </span>
          <span className={styles.strengthLabel}>{strength.label}</span>
        </div>
      )}
      <p className={styles.capsLock} role="status">
        {isCapsLockOn ? texts.capsLock : null}
      </p>
    </div>
  )
}
