import { errorCode } from '#contract/errors/codes.ts'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/index.ts'
import type { Failure } from '#app/http/failure.ts'
import { useFailureText } from './failure-messages.ts'

export interface FormFailureProps {
  failure: Failure
  /** What failed. */
  title: string
}

/** Failure of a form as a whole. */
export function FormFailure({ failure, title }: FormFailureProps) {
  const text = useFailureText(failure)
  return (
    <Alert tone="negative" title={title}>
      {text}
    </Alert>
  )
}

/** Login rejections whose reason is shown; all others look like a wrong pair (`spec §8`). */
const DISCLOSED_CODES: ReadonlySet<number> = new Set([
  errorCode.tooManyAttempts,
  errorCode.tooManyRequests,
  errorCode.accountBlocked,
  // These say nothing about the pair.
  errorCode.internalError,
  errorCode.contactSupport,
])

/** The same for the login: a rejection reveals only that the pair is wrong. */
export function LoginFailure({ failure }: { failure: Failure }) {
  const { t } = useTranslation('pages')
  if (failure.kind !== 'rejected') return <FormFailure failure={failure} title={t('access.unread')} />
  if (DISCLOSED_CODES.has(failure.code)) return <FormFailure failure={failure} title={t('access.notNow')} />
  return <Alert tone="negative" title={t('access.wrongPair')} />
}
