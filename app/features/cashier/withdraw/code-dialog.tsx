import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Dialog } from '#ui/index.ts'
import { Field } from '#app/forms/fields.tsx'
import { FormFailure } from '#app/forms/form-failure.tsx'
import { Form } from '#app/forms/form.tsx'
import { useAppForm } from '#app/forms/use-app-form.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { SecondFactorCode } from '#app/features/access/index.ts'
import { checkConfirmation } from '#app/models/forms/problems.ts'
import { withdrawalCodeSubmission } from '../models/withdrawal-code.model.ts'

export interface CodeDialogProps {
  /** The session is confirmed: the withdrawal can be sent again. */
  onConfirmed: () => void
  onClose: () => void
}

const defaultValues = { code: '' }

/** Asks for the second factor of a withdrawal. The form behind it keeps its values. */
export function CodeDialog({ onConfirmed, onClose }: CodeDialogProps) {
  const { t } = useTranslation('money')
  const form = useAppForm({
    request: useSubmission(withdrawalCodeSubmission),
    defaultValues,
    validate: checkConfirmation,
  })
  const confirmed = useEffectEvent(onConfirmed)
  useEffect(() => {
    if (form.isAccepted) confirmed()
  }, [form.isAccepted])
  return (
    <Dialog
      shape="adaptive"
      open
      onOpenChange={onClose}
      title={t('withdraw.code.title')}
      description={t('withdraw.code.lead')}
    >
      <Form form={form}>
        <Field form={form} name="code">
          {(field) => <SecondFactorCode {...field} autoFocus onComplete={() => form.submit()} />}
        </Field>
        {form.failure === null ? null : <FormFailure failure={form.failure} title={t('withdraw.code.refused')} />}
        <Button type="submit" tone="primary" size="large" wide busy={form.isBusy}>
          {t(form.isBusy ? 'withdraw.code.checking' : 'withdraw.code.confirm')}
        </Button>
      </Form>
    </Dialog>
  )
}
