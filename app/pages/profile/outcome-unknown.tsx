import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/index.ts'
import type { ProfileTexts } from '#app/i18n/profile/ru.ts'
import type { Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import { FormFailure } from '#app/shell/access/form-failure.tsx'
import { useFailureText } from '#app/shell/failure-messages.ts'

export interface OutcomeUnknownProps {
  /** What was sent. */
  what: Exclude<keyof ProfileTexts['outcomes'], 'unread'>
  failure: Failure
}

function Unknown({ what, failure }: OutcomeUnknownProps) {
  const { t } = useTranslation('profile')
  const words = useFailureText(failure)
  const why = failure.kind === 'unread' ? t(`outcomes.unread.${failure.cause}`) : `${words}.`
  return (
    <Alert tone="negative" title={t(`outcomes.${what}.unknown`)}>
      {why} {t(`outcomes.${what}.next`)}
    </Alert>
  )
}

/** Why what was sent was not done; where it may have been done all the same, this is said, and what to look at before it is sent again. */
export function OutcomeUnknown({ what, failure }: OutcomeUnknownProps) {
  const { t } = useTranslation('profile')
  if (isOutcomeUnknown(failure)) return <Unknown what={what} failure={failure} />
  return <FormFailure failure={failure} title={t(`outcomes.${what}.refused`)} />
}
