import { useTranslation } from 'react-i18next'
import type { User } from '#contract/status.ts'
import { Alert, Button, PasswordField } from '#ui/index.ts'
import { PASSWORD_FIELDS, passwordForm } from '#app/models/profile/password.model.ts'
import { VerificationForm } from '#app/shell/access/verification/verification-form.tsx'
import { usePasswordStrength } from '#app/shell/access/use-password-strength.ts'
import { OutcomeUnknown } from './outcome-unknown.tsx'
import { Section } from './section.tsx'
import { useSending } from './use-sending.ts'

/** Change of the password (`spec §2`). */
export function PasswordForm({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const { fields, state, change, submit, isBusy, errorOf, failure } = useSending(passwordForm)
  const strength = usePasswordStrength(fields.password)
  return (
    <Section title={t('security.password')}>
      <VerificationForm problems={state.problems} order={PASSWORD_FIELDS} onSubmit={(texts) => submit({ texts })}>
        {/* Password managers store the new password under this user name. */}
        <input type="text" name="username" autoComplete="username" value={user.login} readOnly hidden />
        <PasswordField
          purpose="current"
          label={t('security.current')}
          name="current"
          value={fields.current}
          error={errorOf('current')}
          onValueChange={(current) => change({ current })}
        />
        <PasswordField
          purpose="new"
          label={t('security.next')}
          name="password"
          hint={t('security.nextHint')}
          strength={strength}
          value={fields.password}
          error={errorOf('password')}
          onValueChange={(password) => change({ password })}
        />
        <PasswordField
          purpose="new"
          label={t('security.again')}
          name="again"
          value={fields.again}
          error={errorOf('again')}
          onValueChange={(again) => change({ again })}
        />
        {failure === null ? null : <OutcomeUnknown what="password" failure={failure} />}
        {state.done ? (
          <Alert tone="positive" title={t('security.changed')}>
            {t('security.changedText')}
          </Alert>
        ) : null}
        <Button type="submit" tone="primary" wide busy={isBusy}>
          {t(isBusy ? 'security.changing' : 'security.change')}
        </Button>
      </VerificationForm>
    </Section>
  )
}
