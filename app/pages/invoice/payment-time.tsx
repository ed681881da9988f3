import { useUnit } from 'effector-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { InvoiceCountdown } from '#ui/index.ts'
import { moscowClock } from '#app/lib/text/moscow-time.ts'
import { paymentRules } from '#app/models/payments/payment-rules.ts'
import type { OpenPayment } from '#app/models/payments/payment.states.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { useRemaining } from '#app/shell/player/use-remaining.ts'

const MINUTE_S = 60
const SECOND_MS = 1000

/** The time that is left to pay. Its end does not end the payment. */
export function PaymentTime({ payment: { key, deadline } }: { payment: OpenPayment }) {
  const { t } = useTranslation('payments')
  const language = useUnit($language)
  const { seconds, subscribe } = useRemaining(deadline)
  const left = useSyncExternalStore(subscribe, seconds)
  return (
    <InvoiceCountdown
      label={t('time.left')}
      remaining={left * SECOND_MS}
      total={paymentRules[key.page].deadlineMs}
      endText={t('time.until', { time: moscowClock(deadline, language) })}
      doneText={t('time.over')}
      spokenText={(spoken) =>
        spoken < MINUTE_S
          ? t('time.seconds', { left: spoken })
          : t('time.minutes', { left: Math.round(spoken / MINUTE_S) })
      }
    />
  )
}
