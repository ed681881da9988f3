import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { InvoiceCountdown } from '#ui/index.ts'
import { moscowClock } from '#app/lib/text/moscow-time.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { useRemaining } from '#app/shell/time/use-remaining.ts'

const MINUTE_S = 60

export interface RequestTimeProps {
  label: string
  /** Server time. */
  endsAt: number
  /** Milliseconds of the whole request. */
  total: number
}

/** The time that remains to pay an open request. Its end does not end the payment. */
export function RequestTime({ label, endsAt, total }: RequestTimeProps) {
  const { t } = useTranslation('money')
  const language = useUnit($language)
  return (
    <InvoiceCountdown
      label={label}
      remaining={useRemaining(endsAt)}
      total={total}
      endText={t('time.until', { time: moscowClock(endsAt, language) })}
      doneText={t('time.over')}
      nextStep={t('time.nextStep')}
      spokenText={(left) =>
        left < MINUTE_S ? t('time.seconds', { left }) : t('time.minutes', { left: Math.round(left / MINUTE_S) })
      }
    />
  )
}
