import { useTranslation } from 'react-i18next'
import { depositBanks } from '#contract/core/constants.ts'

/** Names of banks from comma-separated codes; an unknown code stays as it is. */
export function useBankNames(): (codes: string) => string {
  const { t } = useTranslation('payments')
  return (codes) =>
    codes
      .split(',')
      .map((code) => code.trim())
      .filter((code) => code !== '')
      .map((code) => {
        const known = depositBanks.find((bank) => bank === code)
        return known === undefined ? code : t(`generic.banks.${known}`)
      })
      .join(', ')
}
