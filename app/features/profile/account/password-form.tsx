import { useTranslation } from 'react-i18next'
import type { User } from '#contract/player/status.ts'
import { Alert, Button, FieldRow, PasswordField } from '#ui/index.ts'
import { Field } from '#app/forms/fields.tsx'
import { Form } from '#app/forms/form.tsx'
import { useAppForm } from '#app/forms/use-app-form.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { checkPassword, passwordSubmission } from '../models/password.model.ts'
import { StrongPasswordField } from '#app/features/access/index.ts'
import { OutcomeUnknown } from '../outcome-unknown.tsx'
import { Section } from '#app/shell/page/section.tsx'

const defaultValues = { current: '', password: '', again: '' }

/** Change of the password (`spec §2`). */
export function PasswordForm({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const request = useSubmission(passwordSubmission)
  const form = useAppForm({
    request,
    defaultValues,
    validate: checkPassword,
    secrets: ['current', 'password', 'again'],
  })
  const { isBusy, failure } = form
  // After a lost response the old password may be wrong because the new one is already set.
  const mayBeChanged = failure === null && request.state.outcomeUnknown && form.problems['current'] !== undefined
  return (
    <Section title={t('security.password')}>
      <Form form={form}>
        {/* Password managers store the new password under this user name. */}
        <input type="text" name="username" autoComplete="username" value={user.login} readOnly hidden />
        <Field form={form} name="current">
          {(field) => <PasswordField {...field} purpose="current" label={t('security.current')} />}
        </Field>
        <FieldRow wide>
          <Field form={form} name="password">
            {(field) => <StrongPasswordField {...field} label={t('security.next')} hint={t('security.nextHint')} />}
          </Field>
          <Field form={form} name="again">
            {(field) => <PasswordField {...field} purpose="new" label={t('security.again')} />}
          </Field>
        </FieldRow>
        {failure === null ? null : <OutcomeUnknown what="password" failure={failure} />}
        {mayBeChanged ? (
          <Alert tone="negative" title={t('outcomes.password.unknown')}>
            {t('security.mayBeChanged')}
          </Alert>
        ) : null}
        {form.isAccepted ? (
          <Alert tone="positive" title={t('security.changed')}>
            {t('security.changedText')}
          </Alert>
        ) : null}
        <Button type="submit" tone="primary" wide busy={isBusy}>
          {t(isBusy ? 'security.changing' : 'security.change')}
        </Button>
      </Form>
    </Section>
  )
}
