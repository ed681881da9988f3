import { useTranslation } from 'react-i18next'
import { Alert, Countdown } from '#ui/index.ts'
import type { Ending } from '#app/models/contact-verification/contact-verification.states.ts'
import { useRemaining } from '#app/shell/time/use-remaining.ts'

/** Why the verification has to start again. */
export function VerificationEnded({ ending }: { ending: Ending }) {
  const { t } = useTranslation('pages')
  return (
    <Alert tone="neutral" title={t(`access.recovery.${ending}`)}>
      {t(`access.recovery.${ending}Text`)}
    </Alert>
  )
}

/** Countdown until another verification may be requested. */
export function VerificationOnHold({ until }: { until: number }) {
  const { t } = useTranslation('pages')
  const label = t('access.recovery.heldFor')
  return (
    <Alert tone="negative" title={t('access.recovery.held')}>
      {label} <Countdown label={label} form="minutes" remaining={useRemaining(until)} />
    </Alert>
  )
}
