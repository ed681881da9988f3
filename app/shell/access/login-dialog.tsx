import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Dialog, PasswordField, Stack, TextField } from '#ui/index.ts'
import { currentDevice } from '#app/lib/device.ts'
import { registrationOpened } from '#app/models/shell/registration.model.ts'
import { LOG_IN_FIELDS, logInForm } from '#app/models/sign-in/log-in.model.ts'
import { LoginFailure } from './form-failure.tsx'
import { failureIn, problemsIn, textsOf, useFirstWrongFocus, useProblemWords } from './use-form-words.ts'

/** Signs in who has an account (`spec §4`). What was typed outlives the dialog, but for the password. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pages')
  const { fields, state } = useUnit({ fields: logInForm.$fields, state: logInForm.$state })
  const act = useUnit({
    change: logInForm.changed,
    submit: logInForm.submitted,
    leave: logInForm.left,
    register: registrationOpened,
  })
  const form = useRef<HTMLFormElement>(null)
  const failure = failureIn(state)
  const problems = problemsIn(state)
  const words = useProblemWords(failure)
  const isBusy = state.kind === 'proving' || state.kind === 'sending'
  const { leave } = act
  useEffect(() => () => leave(), [leave])
  useFirstWrongFocus(form, problems, LOG_IN_FIELDS)
  return (
    <Dialog open onOpenChange={onClose} title={t('access.login.title')}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          act.submit(textsOf(event.currentTarget))
        }}
      >
        <Stack gap={4}>
          {failure !== null && Object.keys(problems).length === 0 ? <LoginFailure failure={failure} /> : null}
          <TextField
            label={t('access.login.login')}
            name="login"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            // On a phone a keyboard that opens by itself would cover half of the form.
            autoFocus={currentDevice() === 'd'}
            value={fields.login}
            error={words(problems.login)}
            onValueChange={(login) => act.change({ login })}
          />
          <PasswordField
            purpose="current"
            label={t('access.password')}
            name="password"
            value={fields.password}
            error={words(problems.password)}
            onValueChange={(password) => act.change({ password })}
          />
          <Button type="submit" tone="primary" wide busy={isBusy}>
            {t(isBusy ? 'access.login.busy' : 'access.login.submit')}
          </Button>
          <Button tone="quiet" wide onClick={() => act.register()}>
            {t('access.login.other')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
