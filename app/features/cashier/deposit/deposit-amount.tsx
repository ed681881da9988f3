import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '#contract/money/cashier.ts'
import type { ProtectionHelp } from '#contract/play/protection-help.ts'
import { depositRules, type DepositProblem } from '#contract/money/money-rules.ts'
import { AmountField } from '#ui/index.ts'
import { useField } from '#app/forms/fields.tsx'
import type { AppForm } from '#app/forms/use-app-form.ts'
import { formatNumber, formatRubles } from '#app/lib/text/format.ts'
import { amountProblem, type DepositFields } from '../models/deposit.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { useDepositAmountText } from './use-deposit-amount-text.ts'
import { useLimitRefusalText } from './own-limit.tsx'
import { useConversion } from './use-conversion.ts'

export interface DepositAmountProps {
  form: AppForm<DepositFields>
  /** `null` while the chosen method is unavailable. */
  provider: PaymentMethod | null
  /** What a limit of the player left of the refused amount. */
  limitRefusal: ProtectionHelp | null
  onInput: () => void
}

/** The amount with the limits of the method. It is checked when the field loses focus, and on submit. */
export function DepositAmount({ form, provider, limitRefusal, onInput }: DepositAmountProps) {
  const { t } = useTranslation('money')
  const language = useUnit($language)
  const problemText = useDepositAmountText()
  const refusalText = useLimitRefusalText()
  const { value, error, name, onValueChange } = useField(form, 'amount')
  const [checkedValue, setCheckedValue] = useState('')
  const rules = provider === null ? null : depositRules(provider)
  const problem = rules === null ? null : amountProblem(value, rules, language)
  const estimate = useConversion(value, provider, problem !== null)
  const isChecked = error !== undefined || (value !== '' && value === checkedValue)
  const shownProblem = isChecked ? problem : null
  // The server's own limits may be newer than the list's.
  const serverError = (limitRefusal === null ? undefined : refusalText(limitRefusal)) ?? error
  const shownError = shownProblem === null ? serverError : problemText(shownProblem)
  return (
    <AmountField
      name={name}
      label={t('deposit.sum')}
      value={value}
      currency="₽"
      limits={
        rules === null || rules.limits.minimum > rules.limits.maximum
          ? undefined
          : t('deposit.limits', {
              min: formatNumber(rules.limits.minimum, language),
              max: formatRubles(rules.limits.maximum, language),
            })
      }
      hint={t(rules?.rejectsEqualSums === true ? 'deposit.equalHint' : 'deposit.wholeHint')}
      estimate={estimate ?? undefined}
      error={shownError}
      alternatives={alternativesOf(shownProblem, t('deposit.alternatives'), (sum) => formatRubles(sum, language))}
      onBlur={() => setCheckedValue(value)}
      onValueChange={(typed) => {
        onInput()
        onValueChange(typed)
      }}
    />
  )
}

function alternativesOf(problem: DepositProblem | null, label: string, format: (sum: number) => string) {
  if (problem?.name !== 'equalSum' || problem.alternatives.length === 0) return undefined
  return { label, amounts: problem.alternatives.map((sum) => ({ value: String(sum), text: format(sum) })) }
}
