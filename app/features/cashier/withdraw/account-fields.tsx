import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withdrawalNeeds } from '#contract/money/withdrawal-rules.ts'
import { Skeleton, TextField } from '#ui/index.ts'
import { Field, useField } from '#app/forms/fields.tsx'
import { accountOf } from '../models/withdrawal-fields.ts'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'
import { CardAccount, type CardAccountProps } from './card-account.tsx'
import { PhoneAccount } from './phone-account.tsx'

const FIELD_HEIGHT = 72
/** The list of banks is loaded only where it is asked for. */
const LazyRecipientBank = lazyPart(async () => (await import('./recipient-bank.tsx')).RecipientBank, {
  waiting: <Skeleton height={FIELD_HEIGHT} />,
  texts: null,
  failed: 'banks',
})

/** E-mail or purse. */
function TextAccount({ form, provider }: Omit<CardAccountProps, 'cardRef'>) {
  const { t } = useTranslation('money')
  const { destination } = provider
  const { value, error, ...field } = useField(form, 'account')
  const [checkedValue, setCheckedValue] = useState('')
  const isChecked = error !== undefined || (value !== '' && value === checkedValue)
  const isWrong = isChecked && accountOf(provider, { prefix: '', account: value }, '') === null
  return (
    <TextField
      {...field}
      value={value}
      type={destination === 'email' ? 'email' : 'text'}
      label={t(`withdraw.account.${destination}`)}
      autoComplete={destination === 'email' ? 'email' : 'off'}
      error={isWrong ? t(`withdraw.alerts.${destination}`) : error}
      onBlur={() => setCheckedValue(value)}
    />
  )
}

/** Who receives the money: the fields of the provider's destination. */
export function AccountFields({ form, provider, cardRef }: CardAccountProps) {
  const { t } = useTranslation('money')
  const needs = withdrawalNeeds(provider)
  const { destination } = provider
  return (
    <>
      {destination === 'phone' || destination === 'sbp' ? (
        <PhoneAccount form={form} provider={provider} />
      ) : destination === 'card' ? (
        <CardAccount form={form} provider={provider} cardRef={cardRef} />
      ) : (
        <TextAccount form={form} provider={provider} />
      )}
      {needs.bank ? <LazyRecipientBank form={form} provider={provider} /> : null}
      {needs.holder ? (
        <Field form={form} name="holder">
          {({ error, ...field }) => (
            <TextField
              {...field}
              label={t('withdraw.holder')}
              hint={t('withdraw.holderHint')}
              autoComplete="cc-name"
              error={error === undefined ? undefined : t('withdraw.alerts.holder')}
            />
          )}
        </Field>
      ) : null}
    </>
  )
}
