import { useTranslation } from 'react-i18next'
import type { ContactKind } from '#contract/verification.ts'
import { TextField } from '#ui/index.ts'
import { currentDevice } from '#app/lib/device.ts'
import { PhoneInput } from './phone-input.tsx'

export interface ContactFieldProps {
  kind: ContactKind
  /** Prefix of the phone. */
  prefix: string
  phone: string
  email: string
  /** Error of the visible field. */
  error: string | undefined
  /** Focuses the phone on mount. Default: on a desktop only, because a phone's keyboard would cover the form. */
  autoFocus?: boolean
  onPrefixChange: (prefix: string) => void
  onPhoneChange: (phone: string) => void
  onEmailChange: (email: string) => void
}

/** A phone with its prefix, or an e-mail. */
export function ContactField({
  kind,
  prefix,
  phone,
  email,
  error,
  autoFocus = currentDevice() === 'd',
  ...handlers
}: ContactFieldProps) {
  const { t } = useTranslation('pages')
  if (kind === 'email') {
    return (
      <TextField
        type="email"
        label={t('access.email')}
        name="email"
        autoComplete="email"
        value={email}
        error={error}
        onValueChange={handlers.onEmailChange}
      />
    )
  }
  return (
    <PhoneInput
      label={t('access.phone')}
      autoFocus={autoFocus}
      code={prefix}
      onCodeChange={handlers.onPrefixChange}
      value={phone}
      error={error}
      onValueChange={handlers.onPhoneChange}
    />
  )
}
