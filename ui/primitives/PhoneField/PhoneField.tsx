import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { PrefixList } from './PrefixList.tsx'
import * as styles from './PhoneField.css.ts'

/** Dialling prefix of a country. */
export interface PhoneCode {
  /** `+7`. */
  code: string
  /** URL of the country's flag; `''` for none. */
  image: string
}

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'icon' | 'start' | 'end' | 'inputMode'> {
  /** Accessible name of the prefix list. */
  codeLabel: string
  /** The prefixes that can be chosen, with their flags. */
  codes: readonly PhoneCode[]
  /** The chosen prefix, one of `codes`: `+7`. */
  code: string
  /** Called with the chosen prefix. */
  onCodeChange: (code: string) => void
}

/**
 * A phone number with a list of country prefixes and flags. A full number with its own prefix can be typed or pasted; the
 * caller parses it.
 */
export function PhoneField({ codeLabel, codes, code, onCodeChange, disabled, ...rest }: PhoneFieldProps) {
  return (
    <div className={styles.root} data-component="PhoneField">
      <TextField
        autoComplete="tel"
        {...rest}
        type="tel"
        inputMode="tel"
        disabled={disabled}
        start={
          <PrefixList label={codeLabel} codes={codes} code={code} disabled={disabled} onCodeChange={onCodeChange} />
        }
      />
    </div>
  )
}
