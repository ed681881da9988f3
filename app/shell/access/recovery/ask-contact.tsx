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

type Asking = Extract<VerificationState, { kind: 'asking' | 'starting' }>

/** Step 0: the phone or the e-mail of the account. */
export function AskContact({ state }: { state: Asking }) {
  const { t } = useTranslation('pages')
  const { fields, change, submit } = useUnit({
    fields: recovery.$fields,
    change: recovery.changed,
    submit: recovery.contactSubmitted,
  })
  const close = useUnit(recoveryClosed)
  const words = useProblemTexts(state.failure)
  const isBusy = state.kind === 'starting'
  const held = state.kind === 'asking' ? state.lockedUntil : null
  const { contact } = state.problems
  const error = contact === 'unknown' ? t(`access.recovery.unknown.${fields.type}`) : words(contact)
  return (
    <VerificationForm
      problems={contact === undefined ? {} : { [fields.type]: contact }}
      order={FIELDS}
      onSubmit={({ phone, email }) =>
        submit({ ...(phone === undefined ? {} : { phone }), ...(email === undefined ? {} : { email }) })
      }
    >
      {state.kind === 'asking' && state.ending !== null ? <VerificationEnded ending={state.ending} /> : null}
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
      {held === null ? null : <VerificationOnHold until={held} />}
      {state.failure === null || held !== null || contact !== undefined ? null : (
        <StepFailure failure={state.failure} onLeave={close} />
      )}
      <Button type="submit" tone="primary" wide busy={isBusy || held !== null}>
        {t(isBusy ? 'access.recovery.busy' : 'access.recovery.submit')}
      </Button>
    </VerificationForm>
  )
}
