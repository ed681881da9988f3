import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import { loginOpened } from '#app/models/shell/login.model.ts'
import { logInForm } from '#app/models/sign-in/log-in.model.ts'
import type { Problems } from '#app/models/sign-in/problems.ts'
import { contactOfSignUp, type SignUpFields } from '#app/models/sign-in/sign-up.model.ts'
import { useFailureText } from '#app/shell/failure-messages.ts'
import { Alert, Button } from '#ui/index.ts'

/** A phone, an e-mail or a login that an account has: after a try without an answer it may be the one that was just made. */
const TAKEN: ReadonlySet<unknown> = new Set([113, 123, 43])

/**
 * Whether a try whose answer was not read is what is to be told: after that very try, and where its repeat finds something taken.
 * What else a repeat is refused for has its own words.
 */
export const isLikelyOwnContact = (failure: Failure | null, problems: Problems): boolean =>
  failure === null ? Object.values(problems).some((problem) => TAKEN.has(problem)) : isOutcomeUnknown(failure)

function Unanswered({ failure }: { failure: Failure }) {
  const { t } = useTranslation('pages')
  const words = useFailureText(failure)
  return (
    <>
      {failure.kind === 'unread' ? t('access.register.perhapsLost') : `${words}.`} {t('access.register.perhapsNext')}
    </>
  )
}

/** Nobody knows whether the account is there: the login tells, with the contact that was typed. */
export function MaybeRegistered({ failure, fields }: { failure: Failure | null; fields: SignUpFields }) {
  const { t } = useTranslation('pages')
  const { login, fill } = useUnit({ login: loginOpened, fill: logInForm.changed })
  return (
    <>
      <Alert tone="negative" title={t('access.register.perhaps')}>
        {failure === null ? t('access.register.perhapsTaken') : <Unanswered failure={failure} />}
      </Alert>
      <Button
        wide
        onClick={() => {
          fill({ login: contactOfSignUp(fields) })
          login()
        }}
      >
        {t('access.register.toLogin')}
      </Button>
    </>
  )
}
