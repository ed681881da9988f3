import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useRemaining } from '#app/shell/time/use-remaining.ts'

const MINUTE_SECONDS = 60

/** Label of a button that works again at a server timestamp; `null` if it works now. */
export function useWaitText(endsAt: number): string | null {
  const { t } = useTranslation('money')
  const remaining = useRemaining(endsAt)
  // Above a minute it changes once a minute.
  const shown = useSyncExternalStore(remaining.subscribe, () => {
    const seconds = remaining.seconds()
    return seconds > MINUTE_SECONDS ? Math.ceil(seconds / MINUTE_SECONDS) * MINUTE_SECONDS : seconds
  })
  if (shown === 0) return null
  return shown > MINUTE_SECONDS
    ? t('waitMinutes', { minutes: shown / MINUTE_SECONDS })
    : t('waitSeconds', { seconds: shown })
}
