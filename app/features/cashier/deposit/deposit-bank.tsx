import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '#contract/money/cashier.ts'
import { graphemesOf } from '#contract/core/truncate.ts'
import { banksOf } from '#contract/money/money-rules.ts'
import { ChoiceCards, PaymentMark } from '#ui/index.ts'
import { Field } from '#app/forms/fields.tsx'
import type { AppForm } from '#app/forms/use-app-form.ts'
import type { DepositFields } from '../models/deposit.model.ts'
import { useBankName } from '#app/features/payments/index.ts'

export interface DepositBankProps {
  form: AppForm<DepositFields>
  provider: PaymentMethod
  onInput: () => void
}

/** The player's bank, for a payment system that searches for matching account details. */
export function DepositBank({ form, provider, onInput }: DepositBankProps) {
  const { t } = useTranslation('money')
  const bankName = useBankName()
  const banks = banksOf(provider.config)
  return (
    <Field form={form} name="bank">
      {({ value, error, onValueChange }) => (
        <ChoiceCards
          label={t('deposit.bank')}
          columns={2}
          choices={banks.map((bank) => ({
            value: bank,
            label: bankName(bank),
            picture: (
              <PaymentMark
                kind="bank"
                size={32}
                letter={bank === 'other' ? undefined : graphemesOf(bankName(bank))[0]}
              />
            ),
          }))}
          value={banks.includes(value) ? value : ''}
          hint={t('deposit.bankHint')}
          error={error === undefined ? undefined : t('deposit.bankMissing')}
          onValueChange={(bank) => {
            onInput()
            onValueChange(bank)
          }}
        />
      )}
    </Field>
  )
}
