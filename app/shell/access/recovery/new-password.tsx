import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Button, PasswordField } from '#ui/index.ts'
import { $recoveryFields } from '#app/models/recovery/recovery.core.ts'
import { passwordSubmitted, recoveryChanged } from '#app/models/recovery/recovery.events.ts'
import type { RecoveryState } from '#app/models/recovery/recovery.states.ts'
import { usePasswordStrength } from '../use-password-strength.ts'
import { useProblemWords } from '../use-form-words.ts'
import { RecoveryForm, StepFailure } from './recovery-form.tsx'

const FIELDS = ['password', 'again'] as const

/** Step 2: a new password, twice. */
export function NewPassword({ state }: { state: Extract<RecoveryState, { kind: 'renewing' }> }) {
  const { t } = useTranslation('pages')
  const { fields, change, submit } = useUnit({
    fields: $recoveryFields,
    change: recoveryChanged,
    submit: passwordSubmitted,
  })
  const words = useProblemWords(state.failure)
  const strength = usePasswordStrength(fields.password)
  const { password, again } = state.problems
  const hasProblem = password !== undefined || again !== undefined
  return (
    <RecoveryForm
      problems={state.problems}
      order={FIELDS}
      onSubmit={({ password: typed = '', again: repeated = '' }) => submit({ password: typed, again: repeated })}
    >
      {/* A password manager keeps the new one under this name. */}
      <input type="text" name="username" autoComplete="username" value={state.ticket.value} readOnly hidden />
      <PasswordField
        purpose="new"
        autoFocus
        label={t('access.recovery.password')}
        name="password"
        hint={t('access.recovery.passwordHint')}
        strength={strength}
        value={fields.password}
        error={password === 'unknown' ? undefined : words(password)}
        onValueChange={(typed) => change({ password: typed })}
      />
      <PasswordField
        purpose="new"
        label={t('access.recovery.passwordAgain')}
        name="again"
        value={fields.again}
        error={again === 'unknown' ? undefined : words(again)}
        onValueChange={(typed) => change({ again: typed })}
      />
      {state.failure === null || hasProblem ? null : <StepFailure failure={state.failure} />}
      <Button type="submit" tone="primary" wide busy={state.sending}>
        {t(state.sending ? 'access.recovery.saving' : 'access.recovery.save')}
      </Button>
    </RecoveryForm>
  )
}
