import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { formatRubles } from '#app/lib/text/format.ts'
import type { AmountProblem } from '../models/withdrawal-fields.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'

/** Returns a function for the text of a problem with the amount. */
export function useWithdrawalAmountText(): (problem: AmountProblem) => string {
  const { t } = useTranslation('money')
  const language = useUnit($language)
  return (problem) => {
    switch (problem.name) {
      case 'amountNotNumber':
        return t('withdraw.amountNotNumber', { example: '1500' })
      case 'amountAmbiguous':
        return t('withdraw.amountAmbiguous', {
          thousands: formatRubles(problem.thousands, language),
          decimal: formatRubles(problem.decimal, language),
        })
      case 'aboveBalance':
        return t('withdraw.aboveBalance', { sum: formatRubles(problem.own, language) })
      case 'belowMinimum':
        return t('withdraw.belowMinimum', { sum: formatRubles(problem.minimum, language) })
      case 'aboveMaximum':
        return t('withdraw.aboveMaximum', { sum: formatRubles(problem.maximum, language) })
      case 'aboveToday':
        return t('withdraw.aboveToday', { sum: formatRubles(problem.left, language) })
      case 'aboveWithoutDocuments':
        return t('withdraw.aboveWithoutDocuments', { sum: formatRubles(problem.left, language) })
      default:
        return t(`withdraw.${problem.name}`)
    }
  }
}
