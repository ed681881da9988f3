import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { phonePrefix } from '#contract/core/constants.ts'
import type { PaymentMethod } from '#contract/money/cashier.ts'
import { withdrawalNeeds } from '#contract/money/withdrawal-rules.ts'
import { PhoneField } from '#ui/index.ts'
import { useField } from '#app/forms/fields.tsx'
import type { AppForm } from '#app/forms/use-app-form.ts'
import { pictureAddress } from '#app/lib/security/address-guard.ts'
import { accountOf, type WithdrawalFields } from '../models/withdrawal-fields.ts'
import { countryCodesQuery } from '#app/queries/site.ts'

/** Dialling codes that the provider pays to, with their flags. */
function useCodes(provider: PaymentMethod) {
  const { data } = useQuery(countryCodesQuery)
  const listed = (data?.items ?? []).map(({ code, image }) => ({ code, image: pictureAddress(image) ?? '' }))
  const { codes } = withdrawalNeeds(provider)
  if (codes.length === 0) return listed.length > 0 ? listed : [{ code: phonePrefix, image: '' }]
  return codes.map((code) => listed.find((known) => known.code === code) ?? { code, image: '' })
}

/** The recipient's phone. */
export function PhoneAccount({ form, provider }: { form: AppForm<WithdrawalFields>; provider: PaymentMethod }) {
  const { t } = useTranslation('money')
  const codes = useCodes(provider)
  const prefix = useField(form, 'prefix')
  const { value, error, ...field } = useField(form, 'account')
  const [checkedValue, setCheckedValue] = useState('')
  const isChecked = error !== undefined || (value !== '' && value === checkedValue)
  const isWrong = isChecked && accountOf(provider, { prefix: prefix.value, account: value }, '') === null
  return (
    <PhoneField
      {...field}
      value={value}
      label={t('withdraw.account.phone')}
      codeLabel={t('withdraw.phoneCode')}
      placeholder="999 123-45-67"
      codes={codes}
      code={prefix.value}
      onCodeChange={(code) => {
        prefix.onValueChange(code)
        form.fieldChanged('account')
      }}
      error={isWrong ? t('withdraw.alerts.phone') : error}
      onBlur={() => setCheckedValue(value)}
    />
  )
}
