import { useTranslation } from 'react-i18next'
import type { ContactKind } from '#contract/verification.ts'
import { TextField } from '#ui/index.ts'
import { currentDevice } from '#app/lib/device.ts'
import { PhoneInput } from './phone-input.tsx'

export interface ContactFieldProps {
  kind: ContactKind
  /** The prefix that stands beside the phone. */
  prefix: string
  phone: string
  email: string
  /** What is wrong with the one that is asked for. */
  error: string | undefined
  /** Whether the phone takes the focus; without it, where no keyboard opens by itself and covers half of the form. */
  autoFocus?: boolean
  onPrefixChange: (prefix: string) => void
  onPhoneChange: (phone: string) => void
  onEmailChange: (email: string) => void
}

/** A phone behind its prefix, or an e-mail: what somebody is reached by. */
export function ContactField({
  kind,
  prefix,
  phone,
  email,
  error,
  autoFocus = currentDevice() === 'd',
  ...on
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
        onValueChange={on.onEmailChange}
      />
    )
  }
  return (
    <PhoneInput
      label={t('access.phone')}
      autoFocus={autoFocus}
      code={prefix}
      onCodeChange={on.onPrefixChange}
      value={phone}
      error={error}
      onValueChange={on.onPhoneChange}
    />
  )
}
