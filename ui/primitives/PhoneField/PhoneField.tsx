import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { Icon } from '../Icon/Icon.tsx'
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
 * A phone number behind the prefix of its country. The list is the browser's own: it opens as lists do on that device. A
 * number with its own prefix may be typed or pasted whole; what it means is the caller's to say.
 */
export function PhoneField({ codeLabel, codes, code, onCodeChange, disabled, ...rest }: PhoneFieldProps) {
  const chosen = codes.find((known) => known.code === code)
  return (
    <div className={styles.whole} data-component="PhoneField">
      <TextField
        autoComplete="tel"
        {...rest}
        type="tel"
        inputMode="tel"
        disabled={disabled}
        start={
          <span className={styles.prefix}>
            {chosen === undefined || chosen.image === '' ? null : (
              <img className={styles.flag} src={chosen.image} alt="" width={24} height={16} />
            )}
            <select
              className={styles.codes}
              aria-label={codeLabel}
              value={code}
              disabled={disabled}
              onChange={(event) => onCodeChange(event.target.value)}
            >
              {chosen === undefined ? <option value={code}>{code}</option> : null}
              {codes.map((known) => (
                <option key={known.code} value={known.code}>
                  {known.code}
                </option>
              ))}
            </select>
            <span className={styles.mark}>
              <Icon name="down" size={16} />
            </span>
          </span>
        }
      />
    </div>
  )
}
