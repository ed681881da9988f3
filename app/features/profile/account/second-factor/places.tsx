import { useTranslation } from 'react-i18next'
import type { SecondFactor } from '#contract/player/second-factor.ts'
import { Alert, Button, Heading, Stack, Switch } from '#ui/index.ts'
import { CheckboxField, Field } from '#app/forms/fields.tsx'
import { Form } from '#app/forms/form.tsx'
import { useAppForm } from '#app/forms/use-app-form.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { checkConfirmation } from '#app/models/forms/problems.ts'
import { SecondFactorCode } from '#app/features/access/index.ts'
import { secondFactorChange } from '../../models/second-factor.model.ts'
import { OutcomeUnknown } from '../../outcome-unknown.tsx'

/** Where the code is asked. A change needs a code, so that a stolen session cannot turn it off. */
export function SecondFactorPlaces({ at_sign_in, at_withdrawal }: SecondFactor) {
  const { t } = useTranslation('profile')
  const values = { at_sign_in, at_withdrawal, code: '' }
  const form = useAppForm({
    request: useSubmission(secondFactorChange),
    defaultValues: values,
    values,
    validate: checkConfirmation,
    secrets: ['code'],
  })
  return (
    <Form form={form}>
      <Heading level={3} size={17}>
        {t('secondFactor.where')}
      </Heading>
      <Stack gap={2}>
        <CheckboxField form={form} name="at_sign_in">
          {({ name, checked, onCheckedChange }) => (
            <Switch {...{ name, checked, onCheckedChange }} label={t('secondFactor.atSignIn')} />
          )}
        </CheckboxField>
        <CheckboxField form={form} name="at_withdrawal">
          {({ name, checked, onCheckedChange }) => (
            <Switch {...{ name, checked, onCheckedChange }} label={t('secondFactor.atWithdrawal')} />
          )}
        </CheckboxField>
      </Stack>
      <Field form={form} name="code">
        {(field) => <SecondFactorCode {...field} />}
      </Field>
      {form.failure === null ? null : <OutcomeUnknown what="secondFactor" failure={form.failure} />}
      {form.isAccepted ? <Alert tone="positive" title={t('secondFactor.changed')} /> : null}
      <Button type="submit" tone="primary" wide busy={form.isBusy}>
        {t(form.isBusy ? 'secondFactor.saving' : 'secondFactor.save')}
      </Button>
    </Form>
  )
}
