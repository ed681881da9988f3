import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { phonePrefix } from '#contract/core/constants.ts'
import { PhoneField, type PhoneFieldProps } from '#ui/index.ts'
import { pictureAddress } from '#app/lib/security/address-guard.ts'
import { countryCodesQuery } from '#app/queries/site.ts'

/** Fallback if the list of prefixes does not load. */
const DEFAULT_CODES = [{ code: phonePrefix, image: '' }]

/** A phone field with the prefixes that the server offers. */
export function PhoneInput(props: Omit<PhoneFieldProps, 'codeLabel' | 'codes' | 'name' | 'placeholder'>) {
  const { t } = useTranslation('pages')
  const { data: codes } = useQuery(countryCodesQuery)
  return (
    <PhoneField
      {...props}
      codeLabel={t('access.code')}
      name="phone"
      placeholder="999 123-45-67"
      codes={codes?.items.map(({ code, image }) => ({ code, image: pictureAddress(image) ?? '' })) ?? DEFAULT_CODES}
    />
  )
}
