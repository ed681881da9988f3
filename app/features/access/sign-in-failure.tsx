import { errorCode } from '#contract/errors/codes.ts'
import { useTranslation } from 'react-i18next'
import { Alert, Link } from '#ui/index.ts'
import { FormFailure } from '#app/forms/form-failure.tsx'
import type { Failure } from '#app/http/failure.ts'
import { paths } from '#app/router/paths.ts'

/** Sign-in rejections whose reason is shown; all others look like a wrong pair (`spec §8`). */
const DISCLOSED_CODES: ReadonlySet<number> = new Set([
  errorCode.tooManyAttempts,
  errorCode.tooManyRequests,
  // These say nothing about the pair.
  errorCode.internalError,
  errorCode.contactSupport,
])

function Blocked() {
  const { t } = useTranslation('pages')
  return (
    <Alert tone="negative" title={t('account.session.blocked')}>
      {t('access.blockedText')} <Link href={paths.complaints()}>{t('account.session.toComplaints')}</Link>
    </Alert>
  )
}

const isBlocked = (failure: Failure) => failure.kind === 'rejected' && failure.code === errorCode.accountBlocked

/** A failed second step. */
export function SecondStepFailure({ failure }: { failure: Failure }) {
  const { t } = useTranslation('pages')
  if (isBlocked(failure)) return <Blocked />
  return <FormFailure failure={failure} title={t(failure.kind === 'rejected' ? 'access.notNow' : 'access.unread')} />
}

/** A failed sign-in: a rejection reveals only that the pair is wrong. */
export function SignInFailure({ failure }: { failure: Failure }) {
  const { t } = useTranslation('pages')
  if (failure.kind !== 'rejected') return <FormFailure failure={failure} title={t('access.unread')} />
  if (isBlocked(failure)) return <Blocked />
  if (DISCLOSED_CODES.has(failure.code)) return <FormFailure failure={failure} title={t('access.notNow')} />
  return <Alert tone="negative" title={t('access.wrongPair')} />
}
