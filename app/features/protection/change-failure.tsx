import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/index.ts'
import type { Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import { FormFailure } from '#app/forms/form-failure.tsx'

export interface ChangeFailureProps {
  /** What failed. */
  what: 'limit' | 'takeBack' | 'reality' | 'break' | 'return' | 'offer' | 'decline'
  failure: Failure
}

/** Failure of a change. After a lost response it says that the change may have been made. */
export function ChangeFailure({ what, failure }: ChangeFailureProps) {
  const { t } = useTranslation('protection')
  if (!isOutcomeUnknown(failure)) return <FormFailure failure={failure} title={t(`failed.${what}`)} />
  return (
    <Alert tone="negative" title={t('failed.unknown')}>
      {t('failed.unknownText')}
    </Alert>
  )
}
