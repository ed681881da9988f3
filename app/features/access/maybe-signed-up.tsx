import { errorCode } from '#contract/errors/codes.ts'
import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { draftReplaced } from '#app/models/forms/drafts.ts'
import type { Problems } from '#app/models/forms/problems.ts'
import type { Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import { signInOpened } from '#app/models/access/sign-in-dialog.model.ts'
import { signInDraft } from './models/sign-in.model.ts'
import { useFailureText } from '#app/forms/failure-messages.ts'
import { Alert, Button } from '#ui/index.ts'

/** Phone, e-mail or login is taken. After an attempt without a response it may be taken by the new account itself. */
const TAKEN_CODES: ReadonlySet<unknown> = new Set([errorCode.phoneTaken, errorCode.emailTaken, errorCode.loginTaken])

/**
 * Whether to explain that the account may exist: after an attempt with an unknown outcome, or if its retry finds a value taken.
 * Other rejections of a retry have their own texts.
 */
export const isLikelyOwnContact = (failure: Failure | null, problems: Problems): boolean =>
  failure === null ? Object.values(problems).some((problem) => TAKEN_CODES.has(problem)) : isOutcomeUnknown(failure)

function UnknownOutcome({ failure }: { failure: Failure }) {
  const { t } = useTranslation('pages')
  const failureText = useFailureText(failure)
  return (
    <>
      {failure.kind === 'noResponse' ? t('access.signUp.maybeSignedUpLost') : `${failureText}.`}{' '}
      {t('access.signUp.maybeSignedUpNext')}
    </>
  )
}

/** Explains that the account may exist, and offers a sign-in with the typed contact. */
export function MaybeSignedUp({ failure, contact }: { failure: Failure | null; contact: () => string }) {
  const { t } = useTranslation('pages')
  const { signIn, fill } = useUnit({ signIn: signInOpened, fill: draftReplaced })
  return (
    <>
      <Alert tone="negative" title={t('access.signUp.maybeSignedUp')}>
        {failure === null ? t('access.signUp.maybeSignedUpTaken') : <UnknownOutcome failure={failure} />}
      </Alert>
      <Button
        wide
        onClick={() => {
          fill({ name: signInDraft, fields: { login: contact() } })
          signIn()
        }}
      >
        {t('access.signUp.toSignIn')}
      </Button>
    </>
  )
}
