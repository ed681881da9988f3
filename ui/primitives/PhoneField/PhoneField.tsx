import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { PrefixList } from './PrefixList.tsx'
import * as styles from './PhoneField.css.ts'

/** A prefix of a country. */
export interface PhoneCode {
  /** `+7`. */
  code: string
  /** The address of the country's flag, `''` for none. */
  image: string
}

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'icon' | 'start' | 'end' | 'inputMode'> {
  /** The name of the list of prefixes. */
  codeLabel: string
  codes: readonly PhoneCode[]
  code: string
  onCodeChange: (code: string) => void
}

/**
 * A phone number behind the prefix of its country, chosen from a list with flags. A number with its own prefix may be typed
 * or pasted whole; what it means is the caller's to say.
 */
export function PhoneField({ codeLabel, codes, code, onCodeChange, disabled, ...rest }: PhoneFieldProps) {
  return (
    <div className={styles.whole} data-component="PhoneField">
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
