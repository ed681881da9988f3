import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Button, Dialog, PasswordField, Stack, TextField } from '#ui/index.ts'
import { currentDevice } from '#app/lib/device.ts'
import { recoveryOpened } from '#app/models/shell/recovery.model.ts'
import { registrationOpened } from '#app/models/shell/registration.model.ts'
import { LOG_IN_FIELDS, logInForm } from '#app/models/sign-in/log-in.model.ts'
import { LoginFailure } from './form-failure.tsx'
import { SocialEntry } from './social-entry.tsx'
import { useSignIn } from './use-sign-in.ts'

/** The login dialog (`spec §4`). Typed values survive closing, except for the password. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pages')
  const { register, recover } = useUnit({ register: registrationOpened, recover: recoveryOpened })
  const { fields, problems, texts, change, isBusy, failure, formProps } = useSignIn(logInForm, LOG_IN_FIELDS)
  return (
    <Dialog open onOpenChange={onClose} title={t('access.login.title')}>
      <form {...formProps}>
        <Stack gap={4}>
          <TextField
            label={t('access.login.login')}
            name="login"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            // Not on a phone, whose keyboard would cover half of the form.
            autoFocus={currentDevice() === 'd'}
            value={fields.login}
            error={texts(problems.login)}
            onValueChange={(login) => change({ login })}
          />
          <PasswordField
            purpose="current"
            label={t('access.password')}
            name="password"
            value={fields.password}
            error={texts(problems.password)}
            onValueChange={(password) => change({ password })}
          />
          {failure === null ? null : <LoginFailure failure={failure} />}
          <Button type="submit" tone="primary" wide busy={isBusy}>
            {t(isBusy ? 'access.login.busy' : 'access.login.submit')}
          </Button>
          <SocialEntry />
          <Button tone="quiet" wide onClick={() => recover(fields.login)}>
            {t('access.login.forgotten')}
          </Button>
          <Button tone="quiet" wide onClick={() => register()}>
            {t('access.login.other')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
