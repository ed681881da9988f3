import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { errorCode } from '#contract/errors/codes.ts'
import { Alert, Button, Checkbox, Text, type ButtonProps } from '#ui/index.ts'
import { CheckboxField, Field } from '#app/forms/fields.tsx'
import { Form } from '#app/forms/form.tsx'
import { useAppForm } from '#app/forms/use-app-form.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { failureCode } from '#app/http/failure.ts'
import { checkConfirmation } from '#app/models/forms/problems.ts'
import { secondStepLeft, secondStepSubmission, type SecondStepFields } from './models/second-step.model.ts'
import { SecondFactorCode } from './second-factor-code.tsx'
import { SecondStepFailure } from './sign-in-failure.tsx'

const defaultValues: SecondStepFields = { code: '', remember: false }

/** Second step of a sign-in: a code of the player's app, or a recovery code. */
export function SecondStep({ ticket, tone }: { ticket: string; tone: ButtonProps['tone'] }) {
  const { t } = useTranslation('pages')
  const leave = useUnit(secondStepLeft)
  const request = useSubmission(secondStepSubmission)
  const form = useAppForm({
    request: { ...request, submit: (fields: SecondStepFields) => request.submit({ ...fields, ticket }) },
    defaultValues,
    validate: checkConfirmation,
  })
  const { isBusy, failure } = form
  if (failure !== null && failureCode(failure) === errorCode.timedOut) {
    return (
      <>
        <Alert tone="negative" title={t('access.recovery.ended')}>
          {t('access.secondStep.endedText')}
        </Alert>
        <Button tone={tone} wide autoFocus onClick={() => leave()}>
          {t('access.secondStep.back')}
        </Button>
      </>
    )
  }
  return (
    <Form form={form}>
      <Text>{t('access.secondStep.lead')}</Text>
      <Field form={form} name="code">
        {/* It does not send itself: the choice below belongs to it. */}
        {(field) => <SecondFactorCode {...field} autoFocus />}
      </Field>
      <CheckboxField form={form} name="remember">
        {(field) => <Checkbox {...field} label={t('access.secondStep.remember')} />}
      </CheckboxField>
      {failure === null ? null : <SecondStepFailure failure={failure} />}
      <Button type="submit" tone={tone} wide busy={isBusy}>
        {t(isBusy ? 'access.signIn.busy' : 'access.signIn.submit')}
      </Button>
      <Button tone="quiet" wide onClick={() => leave()}>
        {t('access.secondStep.back')}
      </Button>
    </Form>
  )
}
