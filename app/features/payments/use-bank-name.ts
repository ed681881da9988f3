import { useTranslation } from 'react-i18next'
import { depositBanks } from '#contract/core/constants.ts'

/** Returns a function for the name of a bank. An unknown bank keeps its word of the response. */
export function useBankName(): (bank: string) => string {
  const { t } = useTranslation('money')
  return (bank) => {
    const known = depositBanks.find((name) => name === bank)
    return known === undefined ? bank : t(`banks.${known}`)
  }
}
