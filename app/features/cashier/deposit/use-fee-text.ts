import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { parseFee } from '#contract/money/provider-facts.ts'
import { formatNumber, formatRubles } from '#app/lib/text/format.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'

/** Returns a function for the fee of a payment system as text. */
export function useFeeText(): (provider: { fee: string }) => string {
  const { t } = useTranslation('money')
  const language = useUnit($language)
  return ({ fee: text }) => {
    const fee = parseFee(text)
    switch (fee.kind) {
      case 'none':
        return t('deposit.noFee')
      case 'percent':
        return t('deposit.feePercent', { value: formatNumber(fee.value, language) })
      case 'rubles':
        return formatRubles(fee.value, language)
      case 'text':
        return fee.text
    }
  }
}
