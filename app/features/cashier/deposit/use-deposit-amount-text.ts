import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { DepositProblem } from '#contract/money/money-rules.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'

/** Returns a function for the text of a problem with the amount. */
export function useDepositAmountText(): (problem: DepositProblem) => string {
  const { t } = useTranslation('money')
  const language = useUnit($language)
  return (problem) => {
    switch (problem.name) {
      case 'amountNotNumber':
        return t('deposit.amountNotNumber', { example: '1500' })
      case 'amountAmbiguous':
        return t('deposit.amountAmbiguous', {
          thousands: formatRubles(problem.thousands, language),
          decimal: formatRubles(problem.decimal, language),
        })
      case 'belowMinimum':
        return t('deposit.belowMinimum', { sum: formatRubles(problem.minimum, language) })
      case 'aboveMaximum':
        return t('deposit.aboveMaximum', { sum: formatRubles(problem.maximum, language) })
      case 'aboveOwnLimit':
        return t('deposit.aboveOwnLimit', { sum: formatRubles(problem.limit, language) })
      default:
        return t(`deposit.${problem.name}`)
    }
  }
}
