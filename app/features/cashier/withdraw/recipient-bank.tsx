import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '#contract/money/cashier.ts'
import { Combobox, Skeleton } from '#ui/index.ts'
import { useField } from '#app/forms/fields.tsx'
import type { AppForm } from '#app/forms/use-app-form.ts'
import type { WithdrawalFields } from '../models/withdrawal-fields.ts'
import { sbpBanksQuery } from '#app/queries/withdrawals.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

const FIELD_HEIGHT = 72

export interface RecipientBankProps {
  form: AppForm<WithdrawalFields>
  provider: PaymentMethod
}

/** A remembered bank that has left the list must be chosen again. */
function BankField({
  form,
  banks,
}: {
  form: AppForm<WithdrawalFields>
  banks: readonly { id: string; bank_name: string }[]
}) {
  const { t } = useTranslation('money')
  const { value, error, ...field } = useField(form, 'bank')
  const isKnown = banks.some(({ id }) => id === value)
  const { setValue } = form
  useEffect(() => {
    if (!isKnown) setValue('bank', '')
  }, [isKnown, setValue])
  return (
    <Combobox
      {...field}
      value={isKnown ? value : ''}
      label={t('withdraw.bank')}
      openLabel={t('withdraw.openBanks')}
      emptyText={t('withdraw.noBank')}
      options={banks.map(({ id, bank_name }) => ({ value: id, label: bank_name === '' ? id : bank_name }))}
      error={error === undefined ? undefined : t('withdraw.alerts.bank')}
    />
  )
}

/** The recipient's bank, from the list of the provider. */
export function RecipientBank({ form, provider }: RecipientBankProps) {
  const banks = useQuery(sbpBanksQuery({ ...useLobbyKey(), provider: provider.id }))
  return (
    <AsyncBoundary query={banks} failed="banks" waiting={<Skeleton height={FIELD_HEIGHT} />}>
      {({ items }) => <BankField form={form} banks={items} />}
    </AsyncBoundary>
  )
}
