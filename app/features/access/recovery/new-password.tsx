import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { errorCode } from '#contract/errors/codes.ts'
import { credentials, passwordProblem } from '#contract/player/credentials.ts'
import { Button, PasswordField } from '#ui/index.ts'
import { Field } from '#app/forms/fields.tsx'
import { Form } from '#app/forms/form.tsx'
import { problemsOf, rejectionProblems, type Problems } from '#app/models/forms/problems.ts'
import { useAppForm } from '#app/forms/use-app-form.ts'
import type { VerificationState } from '#app/models/contact-verification/contact-verification.states.ts'
import { recovery } from '../models/recovery.model.ts'
import { recoveryClosed } from '#app/models/access/recovery-dialog.model.ts'
import { StrongPasswordField } from '../strong-password-field.tsx'
import { StepFailure } from '../verification/step-failure.tsx'

const defaultValues = { password: '', again: '' }

const checkNewPassword = ({ password, again }: typeof defaultValues): Problems =>
  problemsOf({
    password: passwordProblem(password, credentials.newPasswordMin),
    again: again === password ? null : errorCode.passwordsDiffer,
  })

/** Step 2: a new password, twice. */
export function NewPassword({ state }: { state: Extract<VerificationState, { kind: 'settingPassword' }> }) {
  const { t } = useTranslation('pages')
  const { change, submit, close } = useUnit({
    change: recovery.changed,
    submit: recovery.passwordSubmitted,
    close: recoveryClosed,
  })
  const form = useAppForm({
    request: {
      failure: state.failure,
      isBusy: state.sending,
      isAccepted: false,
      submit: ({ password }) => submit(password),
      change: () => change(),
    },
    defaultValues,
    validate: checkNewPassword,
    problemsOf: (failure) => rejectionProblems(failure, ['password']),
  })
  return (
    <Form form={form}>
      {/* Password managers store the new password under this user name. */}
      <input type="text" name="username" autoComplete="username" value={state.pending.value} readOnly hidden />
      <Field form={form} name="password">
        {(field) => (
          <StrongPasswordField
            {...field}
            autoFocus
            label={t('access.recovery.password')}
            hint={t('access.recovery.passwordHint')}
          />
        )}
      </Field>
      <Field form={form} name="again">
        {(field) => <PasswordField {...field} purpose="new" label={t('access.recovery.passwordAgain')} />}
      </Field>
      {form.failure === null ? null : <StepFailure failure={form.failure} onLeave={close} />}
      <Button type="submit" tone="primary" wide busy={state.sending}>
        {t(state.sending ? 'access.recovery.saving' : 'access.recovery.save')}
      </Button>
    </Form>
  )
}
