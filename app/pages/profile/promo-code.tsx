import { useTranslation } from 'react-i18next'
import { Alert, Button, TextField } from '#ui/index.ts'
import { promoCodeForm } from '#app/models/profile/bonuses.model.ts'
import { VerificationForm } from '#app/shell/access/verification/verification-form.tsx'
import { OutcomeUnknown } from './outcome-unknown.tsx'
import { Section } from './section.tsx'
import { useSending } from './use-sending.ts'

const FIELDS = ['promocode'] as const

/** A promo code form; a code activates its bonus at once (`spec §2`). */
export function PromoCode() {
  const { t } = useTranslation('profile')
  const { fields, state, change, submit, isBusy, errorOf, failure } = useSending(promoCodeForm)
  return (
    <Section title={t('codes.title')}>
      <VerificationForm problems={state.problems} order={FIELDS} onSubmit={(texts) => submit({ texts })}>
        <TextField
          label={t('codes.field')}
          name="promocode"
          hint={t('codes.hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={fields.promocode}
          error={errorOf('promocode')}
          onValueChange={(promocode) => change({ promocode })}
        />
        {failure === null ? null : <OutcomeUnknown what="code" failure={failure} />}
        {state.done ? <Alert tone="positive" title={t('codes.taken')} /> : null}
        <Button type="submit" tone="primary" wide busy={isBusy}>
          {t(isBusy ? 'codes.taking' : 'codes.take')}
        </Button>
      </VerificationForm>
    </Section>
  )
}
