import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Dialog, PasswordField, TextField } from '#ui/index.ts'
import { Field } from '#app/forms/fields.tsx'
import { LoginFailure } from './login-failure.tsx'
import { Form } from '#app/forms/form.tsx'
import { useAppForm } from '#app/forms/use-app-form.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { currentDevice } from '#app/lib/browser/device.ts'
import { recoveryOpened } from '#app/models/shell/recovery.model.ts'
import { registrationOpened } from '#app/models/shell/registration.model.ts'
import { checkLogIn, logInDraft, logInProblems, logInSubmission } from '#app/models/sign-in/log-in.model.ts'
import { SocialEntry } from './social-entry.tsx'

const defaultValues = { login: '', password: '' }

/** The login dialog (`spec §4`). Typed values survive closing, except for the password. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
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
  // Not on a phone, whose keyboard would cover half of the form.
  const isDesktop = currentDevice() === 'd'
  const [hasLogin] = useState(() => form.getValues('login') !== '')
  return (
    <Dialog open onOpenChange={onClose} title={t('access.login.title')}>
      <Form form={form}>
        <Field form={form} name="login">
          {(field) => (
            <TextField
              {...field}
              label={t('access.login.login')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus={isDesktop && !hasLogin}
            />
          )}
        </Field>
        <Field form={form} name="password">
          {(field) => (
            <PasswordField
              {...field}
              purpose="current"
              label={t('access.password')}
              autoFocus={isDesktop && hasLogin}
            />
          )}
        </Field>
        {failure === null ? null : <LoginFailure failure={failure} />}
        <Button type="submit" tone="primary" wide busy={isBusy}>
          {t(isBusy ? 'access.login.busy' : 'access.login.submit')}
        </Button>
        <SocialEntry />
        <Button tone="quiet" wide onClick={() => recover(form.getValues('login'))}>
          {t('access.login.forgotten')}
        </Button>
        <Button tone="quiet" wide onClick={() => register()}>
          {t('access.login.other')}
        </Button>
      </Form>
    </Dialog>
  )
}
