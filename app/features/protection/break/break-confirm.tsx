import { useTranslation } from 'react-i18next'
import { isTimeout, type BreakTerm } from '#contract/play/protection-rules.ts'
import { Button, Inline, PasswordField, Text } from '#ui/index.ts'
import { Field } from '#app/forms/fields.tsx'
import { Form } from '#app/forms/form.tsx'
import { useAppForm } from '#app/forms/use-app-form.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { checkConfirmation } from '#app/models/forms/problems.ts'
import { ChangeFailure } from '../change-failure.tsx'
import { breakBeginning, type BreakFields } from '../models/break.model.ts'
import { useBreakEnd } from './use-break-end.ts'

const defaultValues: BreakFields = { current: '' }

export interface BreakConfirmStepProps {
  term: BreakTerm
  hasPassword: boolean
  /** Stores the password manager's entry of this player. */
  login: string
  onBack: () => void
}

/** The last step of a break: the password, and the button that begins it. */
export function BreakConfirmStep({ term, hasPassword, login, onBack }: BreakConfirmStepProps) {
  const { t } = useTranslation('protection')
  const endText = useBreakEnd()
  const request = useSubmission(breakBeginning)
  const form = useAppForm<BreakFields>({
    request: { ...request, submit: ({ current }) => request.submit({ term, password: current }) },
    defaultValues,
    validate: (fields) => (hasPassword ? checkConfirmation(fields) : {}),
    secrets: ['current'],
  })
  const name = t(`break.terms.${term}`)
  return (
    <Form form={form} gap={5}>
      <Text strong>
        {term === 'forever' ? t('break.summaryForever') : t('break.summary', { term: name, at: endText(term) })}
      </Text>
      {hasPassword ? (
        <>
          <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
          <Field form={form} name="current">
            {(field) => <PasswordField {...field} purpose="current" label={t('break.password')} />}
          </Field>
        </>
      ) : (
        <Text>{t('break.noPassword')}</Text>
      )}
      {form.failure === null ? null : <ChangeFailure what="break" failure={form.failure} />}
      <Inline>
        <Button type="submit" busy={form.isBusy}>
          {t(form.isBusy ? 'break.beginning' : isTimeout(term) ? 'break.begin' : 'break.exclude')}
        </Button>
        <Button tone="quiet" busy={form.isBusy} onClick={onBack}>
          {t('break.back')}
        </Button>
      </Inline>
    </Form>
  )
}
