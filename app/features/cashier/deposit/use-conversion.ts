import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { timing } from '#contract/core/constants.ts'
import type { PaymentMethod } from '#contract/money/cashier.ts'
import { readAmount } from '#contract/money/money-rules.ts'
import { formatNumber } from '#app/lib/text/format.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { conversionQuery } from '#app/queries/cashier.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

/** The value once it has not changed for the debounce time (`spec §9`: 300 ms). */
function useDebounced(value: string): string {
  const clock = requireClock(useUnit($clock))
  const [debounced, setDebounced] = useState(value)
  useEffect(() => clock.after(timing.conversionDebounce, () => setDebounced(value)), [clock, value])
  return debounced
}

/** What the amount costs in the currency of the payment system, as text; `null` without a current estimate. */
export function useConversion(typed: string, provider: PaymentMethod | null, hasProblem: boolean): string | null {
  const { t } = useTranslation('money')
  const { session, language } = useLobbyKey()
  const debounced = useDebounced(typed)
  const reading = readAmount(typed, language)
  const amount = reading.kind === 'whole' ? reading.value : 0
  const currency = provider?.conversion ?? ''
  const isNeeded = currency !== '' && !hasProblem && debounced === typed
  const { data } = useQuery({ ...conversionQuery({ session, currency, amount }), enabled: isNeeded })
  if (!isNeeded || data === undefined) return null
  return t('deposit.estimate', { amount: `${formatNumber(data, language)}\u00a0${currency}` })
}
