import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withdrawalLimits } from '#contract/money/withdrawal-rules.ts'
import type { PaymentMethod } from '#contract/money/cashier.ts'
import { AmountField } from '#ui/index.ts'
import { useField } from '#app/forms/fields.tsx'
import type { AppForm } from '#app/forms/use-app-form.ts'
import { formatNumber, formatRubles } from '#app/lib/text/format.ts'
import { amountProblem, type WithdrawalFields, type WithdrawalRoom } from '../models/withdrawal-fields.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { useWithdrawalAmountText } from './use-withdrawal-amount-text.ts'
import { useWithdrawalCheck } from './use-withdrawal-check.ts'

export interface WithdrawAmountProps {
  form: AppForm<WithdrawalFields>
  /** `null` while the chosen method is unavailable. */
  provider: PaymentMethod | null
  room: WithdrawalRoom
}

/** The amount with its limits and the rest of the daily one. It is checked when the field loses focus, and on submit. */
export function WithdrawAmount({ form, provider, room }: WithdrawAmountProps) {
  const { t } = useTranslation('money')
  const language = useUnit($language)
  const problemText = useWithdrawalAmountText()
  const check = useWithdrawalCheck().data
  const { value, error, name, onValueChange } = useField(form, 'amount')
  const [checkedValue, setCheckedValue] = useState('')
  const limits = provider === null ? null : withdrawalLimits(provider)
  const isChecked = error !== undefined || (value !== '' && value === checkedValue)
  const problem = provider === null || !isChecked ? null : amountProblem(value, provider, room, language)
  const left = check?.left_today ?? null
  const limit = check?.limit_today ?? null
  return (
    <AmountField
      name={name}
      size="regular"
      label={t('withdraw.amount')}
      value={value}
      currency="₽"
      limits={
        limits === null || limits.minimum > limits.maximum
          ? undefined
          : t('withdraw.limits', {
              min: formatNumber(limits.minimum, language),
              max: formatRubles(limits.maximum, language),
            })
      }
      hint={
        left === null || limit === null
          ? t('withdraw.wholeHint')
          : t('withdraw.todayHint', { left: formatRubles(left, language), limit: formatRubles(limit, language) })
      }
      // The server's own limits may be newer than the list's.
      error={problem === null ? error : problemText(problem)}
      onBlur={() => setCheckedValue(value)}
      onValueChange={onValueChange}
    />
  )
}
