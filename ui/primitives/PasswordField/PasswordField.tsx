import { useState } from 'react'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import { FieldIcon } from '../Icon/FieldIcon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import * as styles from './PasswordField.css.ts'

/** How hard a password is to guess, by the one who judges it. */
export interface PasswordStrength {
  /** Of four. */
  score: 1 | 2 | 3 | 4
  /** The judgement in words: the bar alone would say it by colour. */
  label: string
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'icon' | 'start' | 'end' | 'autoComplete'> {
  /** What a password manager is to do: fill in the known one, or make one and keep it. */
  purpose: 'current' | 'new'
  /** For a new one, once something is typed. */
  strength?: PasswordStrength | undefined
}

/** A password: shown at a press, with a word when capital letters are locked. Pasting and password managers are welcome. */
export function PasswordField({ purpose, strength, onKeyDown, onKeyUp, ...rest }: PasswordFieldProps) {
  const texts = useUiTexts()
  const [shown, setShown] = useState(false)
  const [capitals, setCapitals] = useState(false)
  return (
    <div className={styles.whole} data-component="PasswordField">
      <TextField
        {...rest}
        type={shown ? 'text' : 'password'}
        autoComplete={purpose === 'current' ? 'current-password' : 'new-password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onKeyDown={(event) => {
          setCapitals(event.getModifierState('CapsLock'))
          onKeyDown?.(event)
        }}
        onKeyUp={(event) => {
          setCapitals(event.getModifierState('CapsLock'))
          onKeyUp?.(event)
        }}
        end={
          <IconButton
            icon={<FieldIcon action={shown ? 'conceal' : 'reveal'} />}
            label={shown ? texts.hidePassword : texts.showPassword}
            onClick={() => setShown(!shown)}
          />
        }
      />
      {strength === undefined ? null : (
        <div className={styles.strength} data-score={strength.score}>
          <span className={styles.bar} aria-hidden="true">
            {[1, 2, 3, 4].map((step) => (
              <span key={step} className={styles.step} data-filled={step <= strength.score ? '' : undefined} />
            ))}
          </span>
          <span className={styles.word}>{strength.label}</span>
        </div>
      )}
      <p className={styles.capitals} role="status">
        {capitals ? texts.capsLock : null}
      </p>
    </div>
  )
}
