import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Dialog, PasswordField, Stack } from '#ui/index.ts'
import { Field } from '#app/forms/fields.tsx'
import { Form } from '#app/forms/form.tsx'
import { useAppForm } from '#app/forms/use-app-form.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { checkConfirmation } from '#app/models/forms/problems.ts'
import { SecondFactorCode } from '#app/features/access/index.ts'
import { secondFactorDisabling } from '../../models/second-factor.model.ts'
import { OutcomeUnknown } from '../../outcome-unknown.tsx'

const defaultValues = { current: '', code: '' }

/** Turns the second factor off by the password and a code. */
export function DisableDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile')
  const form = useAppForm({
    request: useSubmission(secondFactorDisabling),
    defaultValues,
    validate: checkConfirmation,
    secrets: ['current', 'code'],
  })
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (form.isAccepted) close()
  }, [form.isAccepted])
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('secondFactor.disableTitle')}
      description={t('secondFactor.disableLead')}
    >
      <Form form={form}>
        <Field form={form} name="current">
          {(field) => <PasswordField {...field} purpose="current" label={t('secondFactor.password')} autoFocus />}
        </Field>
        <Field form={form} name="code">
          {(field) => <SecondFactorCode {...field} />}
        </Field>
        {form.failure === null ? null : <OutcomeUnknown what="secondFactor" failure={form.failure} />}
        <Stack gap={2}>
          <Button type="submit" tone="negative" wide busy={form.isBusy}>
            {t(form.isBusy ? 'secondFactor.disabling' : 'secondFactor.disable')}
          </Button>
          <Button wide onClick={onClose}>
            {t('secondFactor.keep')}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  )
}
