import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, PasswordField, TextField, type ButtonProps } from '#ui/index.ts'
import { Field } from '#app/forms/fields.tsx'
import { Form } from '#app/forms/form.tsx'
import { useAppForm } from '#app/forms/use-app-form.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { $draftOwner, readDraft } from '#app/models/forms/drafts.ts'
import { recoveryOpened } from '#app/models/shell/recovery.model.ts'
import { registrationOpened } from '#app/models/shell/registration.model.ts'
import { checkLogIn, logInDraft, logInProblems, logInSubmission } from '#app/models/sign-in/log-in.model.ts'
import { LoginFailure } from './login-failure.tsx'
import { SocialEntry } from './social-entry.tsx'

const defaultValues = { login: '', password: '' }

/** Whether the login is filled in when the form opens: typed before, or recovered. The form itself reads its draft later. */
export function useHasLogin(): boolean {
  const owner = useUnit($draftOwner)
  const [hasLogin] = useState(() => (readDraft(owner, logInDraft)['login'] ?? '') !== '')
  return hasLogin
}

export interface LoginFormProps {
  /** Whether the form takes the focus when it opens. */
  takesFocus: boolean
  /** Of the submit button: `secondary` beside another main action. */
  tone: ButtonProps['tone']
  /** The recovery or the registration is about to open. */
  onLeave?: () => void
}

/** Login by password or a social network, with ways to recover a password and to register (`spec §4`). */
export function LoginForm({ takesFocus, tone, onLeave }: LoginFormProps) {
  const { t } = useTranslation('pages')
  const { register, recover } = useUnit({ register: registrationOpened, recover: recoveryOpened })
  const form = useAppForm({
    request: useSubmission(logInSubmission),
    defaultValues,
    validate: checkLogIn,
    problemsOf: logInProblems,
    secrets: ['password'],
    draft: logInDraft,
  })
  const { isBusy, failure } = form
  const hasLogin = useHasLogin()
  const open = (dialog: () => void) => {
    onLeave?.()
    dialog()
  }
  return (
    <Form form={form}>
      <Field form={form} name="login">
        {(field) => (
          <TextField
            {...field}
            label={t('access.login.login')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus={takesFocus && !hasLogin}
          />
        )}
      </Field>
      <Field form={form} name="password">
        {(field) => (
          <PasswordField {...field} purpose="current" label={t('access.password')} autoFocus={takesFocus && hasLogin} />
        )}
      </Field>
      {failure === null ? null : <LoginFailure failure={failure} />}
      <Button type="submit" tone={tone} wide busy={isBusy}>
        {t(isBusy ? 'access.login.busy' : 'access.login.submit')}
      </Button>
      <SocialEntry />
      <Button tone="quiet" wide onClick={() => open(() => recover(form.getValues('login')))}>
        {t('access.login.forgotten')}
      </Button>
      <Button tone="quiet" wide onClick={() => open(() => register())}>
        {t('access.login.other')}
      </Button>
    </Form>
  )
}
