import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Stack, Text } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { bonusesQuery } from '#app/queries/profile.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { bonusForecast, type BonusForecast } from './bonus-forecast.ts'

function useTexts({ bonus, gives, isOtherActive }: BonusForecast): { title: string; text: string } {
  const { t } = useTranslation('money')
  const { language } = useLobbyKey()
  const { title, percent, max_amount: max, min_deposit: minimum } = bonus
  const min = formatRubles(minimum, language)
  if (gives === 'belowMinimum')
    return { title: t('deposit.bonus.below', { min }), text: t('deposit.bonus.belowText', { title }) }
  const text = t(isOtherActive ? 'deposit.bonus.later' : 'deposit.bonus.choose')
  if (gives !== null)
    return { title: t('deposit.bonus.earns', { amount: formatRubles(gives, language) }), text: `${title}. ${text}` }
  if (percent === 0) return { title: t('deposit.bonus.from', { min }), text: `${title}. ${text}` }
  const share = max > 0 ? 'deposit.bonus.shareUpTo' : 'deposit.bonus.share'
  return {
    title: t('deposit.bonus.from', { min }),
    text: `${title}: ${t(share, { percent, max: formatRubles(max, language) })} ${text}`,
  }
}

function Forecast(props: BonusForecast) {
  const { title, text } = useTexts(props)
  return (
    <Stack gap={1}>
      <Text size={13} strong>
        {title}
      </Text>
      <Text size={13} tone="muted">
        {text}
      </Text>
    </Stack>
  )
}

/** Which bonus the deposit earns, or that the amount is too small for it. Nothing without one. */
export function DepositBonus({ amount }: { amount: number | null }) {
  const { data } = useQuery(bonusesQuery(useLobbyKey()))
  const forecast = data === undefined ? null : bonusForecast(data.items, amount)
  return forecast === null ? null : <Forecast {...forecast} />
}
