import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/index.ts'
import type { Failure } from '#app/http/failure.ts'
import { useFailureText } from '#app/shell/failure-messages.ts'

export interface FormFailureProps {
  failure: Failure
  /** What has failed. */
  title: string
}

/** Why a form was not taken as a whole, and what to do next. */
export function FormFailure({ failure, title }: FormFailureProps) {
  const text = useFailureText(failure)
  return (
    <Alert tone="negative" title={title}>
      {text}
    </Alert>
  )
}

/** Refusals of a login that a player can do something about; of any other nothing more is told (`spec §8`). */
const TOLD: ReadonlySet<number> = new Set([2, 5, 26])

/** The same for a login: a refusal is a wrong pair, and says no more of it. */
export function LoginFailure({ failure }: { failure: Failure }) {
  const { t } = useTranslation('pages')
  if (failure.kind !== 'refused') return <FormFailure failure={failure} title={t('access.unread')} />
  if (TOLD.has(failure.code)) return <FormFailure failure={failure} title={t('access.wrongPair')} />
  return <Alert tone="negative" title={t('access.wrongPair')} />
}
