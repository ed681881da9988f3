import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { phonePrefix } from '#contract/constants.ts'
import type { ContactKind } from '#contract/verification.ts'
import { PhoneField, TextField } from '#ui/index.ts'
import { pictureAddress } from '#app/lib/address-guard.ts'
import { currentDevice } from '#app/lib/device.ts'
import { countryCodesQuery } from '#app/queries/site.ts'

/** Where the prefixes of other countries did not come, the own one is enough to go on. */
const OWN_CODE = [{ code: phonePrefix, image: '' }]

export interface ContactFieldProps {
  kind: ContactKind
  /** The prefix that stands beside the phone. */
  prefix: string
  phone: string
  email: string
  /** What is wrong with the one that is asked for. */
  error: string | undefined
  onPrefixChange: (prefix: string) => void
  onPhoneChange: (phone: string) => void
  onEmailChange: (email: string) => void
}

/** A phone behind its prefix, or an e-mail: what somebody is reached by. */
export function ContactField({ kind, prefix, phone, email, error, ...on }: ContactFieldProps) {
  const { t } = useTranslation('pages')
  const { data: codes } = useQuery(countryCodesQuery)
  // On a phone a keyboard that opens by itself would cover half of the form.
  const autoFocus = currentDevice() === 'd'
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
    <PhoneField
      label={t('access.phone')}
      codeLabel={t('access.code')}
      name="phone"
      placeholder="999 123-45-67"
      autoFocus={autoFocus}
      codes={codes?.items.map(({ code, image }) => ({ code, image: pictureAddress(image) ?? '' })) ?? OWN_CODE}
      code={prefix}
      onCodeChange={on.onPrefixChange}
      value={phone}
      error={error}
      onValueChange={on.onPhoneChange}
    />
  )
}
