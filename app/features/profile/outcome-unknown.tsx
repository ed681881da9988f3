import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/index.ts'
import type { ProfileTexts } from '#app/i18n/profile/ru.ts'
import type { Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import { FormFailure } from '#app/forms/form-failure.tsx'
import { useFailureText } from '#app/forms/failure-messages.ts'

export interface OutcomeUnknownProps {
  /** The submission. */
  what: Exclude<keyof ProfileTexts['outcomes'], 'unread'>
  failure: Failure
}

function Unknown({ what, failure }: OutcomeUnknownProps) {
  const { t } = useTranslation('profile')
  const failureText = useFailureText(failure)
  const why = failure.kind === 'noResponse' ? t(`outcomes.unread.${failure.cause}`) : `${failureText}.`
  return (
    <Alert tone="negative" title={t(`outcomes.${what}.unknown`)}>
      {why} {t(`outcomes.${what}.next`)}
    </Alert>
  )
}

/** Failure of a submission. If its outcome is unknown, the message says so and what to check before a retry. */
export function OutcomeUnknown({ what, failure }: OutcomeUnknownProps) {
  const { t } = useTranslation('profile')
  if (isOutcomeUnknown(failure)) return <Unknown what={what} failure={failure} />
  return <FormFailure failure={failure} title={t(`outcomes.${what}.refused`)} />
}
