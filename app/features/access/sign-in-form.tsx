import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, PasswordField, TextField, type ButtonProps } from '#ui/index.ts'
import { Field } from '#app/forms/fields.tsx'
import { Form } from '#app/forms/form.tsx'
import { useAppForm } from '#app/forms/use-app-form.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { $draftOwner, readDraft } from '#app/models/forms/drafts.ts'
import { recoveryOpened } from '#app/models/access/recovery-dialog.model.ts'
import { signUpOpened } from '#app/models/access/sign-up-dialog.model.ts'
import { checkSignIn, signInDraft, signInProblems, signInSubmission } from './models/sign-in.model.ts'
import { $ticket } from './models/second-step.model.ts'
import { PasskeyEntry } from './passkey-entry.tsx'
import { SecondStep } from './second-step.tsx'
import { SignInFailure } from './sign-in-failure.tsx'
import { SocialEntry } from './social-entry.tsx'

const defaultValues = { login: '', password: '' }

/** Whether the login is filled in when the form opens: typed before, or recovered. The form itself reads its draft later. */
export function useHasLogin(): boolean {
  const owner = useUnit($draftOwner)
  const [hasLogin] = useState(() => (readDraft(owner, signInDraft)['login'] ?? '') !== '')
  return hasLogin
}

export interface SignInFormProps {
  /** Whether the form takes the focus when it opens. */
  takesFocus: boolean
  /** Of the submit button: `secondary` beside another main action. */
  tone: ButtonProps['tone']
  /** The recovery or the sign-up is about to open. */
  onLeave?: () => void
}

/** Sign-in by password or a social network (`spec §4`), and its second step if the player has one. */
export function SignInForm(props: SignInFormProps) {
  const ticket = useUnit($ticket)
  return ticket === null ? <FirstStep {...props} /> : <SecondStep ticket={ticket} tone={props.tone} />
}

/** Login and password, with ways to recover a password and to sign up. */
function FirstStep({ takesFocus, tone, onLeave }: SignInFormProps) {
  const { t } = useTranslation('pages')
  const { signUp, recover } = useUnit({ signUp: signUpOpened, recover: recoveryOpened })
  const form = useAppForm({
    request: useSubmission(signInSubmission),
    defaultValues,
    validate: checkSignIn,
    problemsOf: signInProblems,
    secrets: ['password'],
    draft: signInDraft,
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
            label={t('access.signIn.login')}
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
      {failure === null ? null : <SignInFailure failure={failure} />}
      <Button type="submit" tone={tone} wide busy={isBusy}>
        {t(isBusy ? 'access.signIn.busy' : 'access.signIn.submit')}
      </Button>
      <PasskeyEntry />
      <SocialEntry />
      <Button tone="quiet" wide onClick={() => open(() => recover(form.getValues('login')))}>
        {t('access.signIn.forgotten')}
      </Button>
      <Button tone="quiet" wide onClick={() => open(() => signUp())}>
        {t('access.signIn.other')}
      </Button>
    </Form>
  )
}
