import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Button, PasswordField } from '#ui/index.ts'
import { recovery } from '#app/models/recovery/recovery.model.ts'
import type { VerificationState } from '#app/models/contact-verification/contact-verification.states.ts'
import { usePasswordStrength } from '../use-password-strength.ts'
import { useProblemTexts } from '../use-problem-texts.ts'
import { recoveryClosed } from '#app/models/shell/recovery.model.ts'
import { VerificationForm, StepFailure } from '../verification/verification-form.tsx'

const FIELDS = ['password', 'again'] as const

/** Step 2: a new password, twice. */
export function NewPassword({ state }: { state: Extract<VerificationState, { kind: 'settingPassword' }> }) {
  const { t } = useTranslation('pages')
  const { fields, change, submit } = useUnit({
    fields: recovery.$fields,
    change: recovery.changed,
    submit: recovery.passwordSubmitted,
  })
  const close = useUnit(recoveryClosed)
  const texts = useProblemTexts(state.failure)
  const strength = usePasswordStrength(fields.password)
  const { password, again } = state.problems
  const hasProblem = password !== undefined || again !== undefined
  return (
    <VerificationForm
      problems={state.problems}
      order={FIELDS}
      onSubmit={({ password: typed = '', again: repeated = '' }) => submit({ password: typed, again: repeated })}
    >
      {/* Password managers store the new password under this user name. */}
      <input type="text" name="username" autoComplete="username" value={state.pending.value} readOnly hidden />
      <PasswordField
        purpose="new"
        autoFocus
        label={t('access.recovery.password')}
        name="password"
        hint={t('access.recovery.passwordHint')}
        strength={strength}
        value={fields.password}
        error={password === 'unknown' ? undefined : texts(password)}
        onValueChange={(typed) => change({ password: typed })}
      />
      <PasswordField
        purpose="new"
        label={t('access.recovery.passwordAgain')}
        name="again"
        value={fields.again}
        error={again === 'unknown' ? undefined : texts(again)}
        onValueChange={(typed) => change({ again: typed })}
      />
      {state.failure === null || hasProblem ? null : <StepFailure failure={state.failure} onLeave={close} />}
      <Button type="submit" tone="primary" wide busy={state.sending}>
        {t(state.sending ? 'access.recovery.saving' : 'access.recovery.save')}
      </Button>
    </VerificationForm>
  )
}
