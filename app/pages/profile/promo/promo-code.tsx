import { useTranslation } from 'react-i18next'
import { Alert, Button, TextField } from '#ui/index.ts'
import { Field } from '#app/forms/fields.tsx'
import { Form } from '#app/forms/form.tsx'
import { useAppForm } from '#app/forms/use-app-form.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { checkPromoCode, promoCodeSubmission } from '#app/models/profile/bonuses.model.ts'
import { OutcomeUnknown } from '../outcome-unknown.tsx'
import { Section } from '../section.tsx'

const defaultValues = { promocode: '' }

/** A promo code form; a code activates its bonus at once (`spec §2`). */
export function PromoCode() {
  const { t } = useTranslation('profile')
  const form = useAppForm({
    request: useSubmission(promoCodeSubmission),
    defaultValues,
    validate: checkPromoCode,
  })
  const { isBusy, failure } = form
  return (
    <Section title={t('codes.title')}>
      <Form form={form}>
        <Field form={form} name="promocode">
          {(field) => (
            <TextField
              {...field}
              label={t('codes.field')}
              hint={t('codes.hint')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
        {failure === null ? null : <OutcomeUnknown what="code" failure={failure} />}
        {form.isAccepted ? <Alert tone="positive" title={t('codes.taken')} /> : null}
        <Button type="submit" tone="primary" wide busy={isBusy}>
          {t(isBusy ? 'codes.taking' : 'codes.take')}
        </Button>
      </Form>
    </Section>
  )
}
