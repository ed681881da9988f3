import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { CONTACT_KINDS } from '#contract/verification.ts'
import { Button, Segmented, Text } from '#ui/index.ts'
import { recovery } from '#app/models/recovery/recovery.model.ts'
import type { VerificationState } from '#app/models/contact-verification/contact-verification.states.ts'
import { ContactField } from '../contact-field.tsx'
import { useProblemTexts } from '../use-problem-texts.ts'
import { recoveryClosed } from '#app/models/shell/recovery.model.ts'
import { VerificationEnded, VerificationOnHold } from '../verification/verification-notes.tsx'
import { VerificationForm, StepFailure } from '../verification/verification-form.tsx'

const FIELDS = ['phone', 'email'] as const

type AskContactState = Extract<VerificationState, { kind: 'enteringContact' | 'starting' }>

/** Step 0: phone or e-mail of the account. */
export function AskContact({ state }: { state: AskContactState }) {
  const { t } = useTranslation('pages')
  const { fields, change, submit } = useUnit({
    fields: recovery.$fields,
    change: recovery.changed,
    submit: recovery.contactSubmitted,
  })
  const close = useUnit(recoveryClosed)
  const texts = useProblemTexts(state.failure)
  const isBusy = state.kind === 'starting'
  const lockedUntil = state.kind === 'enteringContact' ? state.lockedUntil : null
  const { contact } = state.problems
  const error = contact === 'unknown' ? t(`access.recovery.unknown.${fields.type}`) : texts(contact)
  return (
    <VerificationForm
      problems={contact === undefined ? {} : { [fields.type]: contact }}
      order={FIELDS}
      onSubmit={({ phone, email }) =>
        submit({ ...(phone === undefined ? {} : { phone }), ...(email === undefined ? {} : { email }) })
      }
    >
      {state.kind === 'enteringContact' && state.ending !== null ? <VerificationEnded ending={state.ending} /> : null}
      <Text tone="muted">{t('access.recovery.lead')}</Text>
      <Segmented
        label={t('access.recovery.way')}
        segments={CONTACT_KINDS.map((value) => ({ value, label: t(`access.${value}`) }))}
        value={fields.type}
        onValueChange={(type) => change({ type })}
      />
      <ContactField
        kind={fields.type}
        prefix={fields.prefix}
        phone={fields.phone}
        email={fields.email}
        error={error}
        onPrefixChange={(prefix) => change({ prefix })}
        onPhoneChange={(phone) => change({ phone })}
        onEmailChange={(email) => change({ email })}
      />
      {lockedUntil === null ? null : <VerificationOnHold until={lockedUntil} />}
      {state.failure === null || lockedUntil !== null || contact !== undefined ? null : (
        <StepFailure failure={state.failure} onLeave={close} />
      )}
      <Button type="submit" tone="primary" wide busy={isBusy || lockedUntil !== null}>
        {t(isBusy ? 'access.recovery.busy' : 'access.recovery.submit')}
      </Button>
    </VerificationForm>
  )
}
