import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { CONTACT_KINDS } from '#contract/verification.ts'
import { Alert, Button, Countdown, Segmented, Text } from '#ui/index.ts'
import { recovery } from '#app/models/recovery/recovery.model.ts'
import type { Ending, ProofState } from '#app/models/proof/proof.states.ts'
import { useRemaining } from '#app/shell/use-remaining.ts'
import { ContactField } from '../contact-field.tsx'
import { useProblemWords } from '../use-form-words.ts'
import { recoveryClosed } from '#app/models/shell/recovery.model.ts'
import { ProofForm, StepFailure } from '../proof/proof-form.tsx'

const FIELDS = ['phone', 'email'] as const

/** Why the recovery is at its beginning again. */
function Ended({ ending }: { ending: Ending }) {
  const { t } = useTranslation('pages')
  return (
    <Alert tone="neutral" title={t(`access.recovery.${ending}`)}>
      {t(`access.recovery.${ending}Text`)}
    </Alert>
  )
}

/** The server asks to wait: for how long, and that the button frees itself. */
function Held({ until }: { until: number }) {
  const { t } = useTranslation('pages')
  const label = t('access.recovery.heldFor')
  return (
    <Alert tone="negative" title={t('access.recovery.held')}>
      {label} <Countdown label={label} form="minutes" remaining={useRemaining(until)} />
    </Alert>
  )
}

type Asking = Extract<ProofState, { kind: 'asking' | 'starting' }>

/** Step 0: the phone or the e-mail of the account. */
export function AskContact({ state }: { state: Asking }) {
  const { t } = useTranslation('pages')
  const { fields, change, submit } = useUnit({
    fields: recovery.$fields,
    change: recovery.changed,
    submit: recovery.contactSubmitted,
  })
  const close = useUnit(recoveryClosed)
  const words = useProblemWords(state.failure)
  const isBusy = state.kind === 'starting'
  const held = state.kind === 'asking' ? state.freeAt : null
  const { contact } = state.problems
  const error = contact === 'unknown' ? t(`access.recovery.unknown.${fields.type}`) : words(contact)
  return (
    <ProofForm
      problems={contact === undefined ? {} : { [fields.type]: contact }}
      order={FIELDS}
      onSubmit={({ phone, email }) =>
        submit({ ...(phone === undefined ? {} : { phone }), ...(email === undefined ? {} : { email }) })
      }
    >
      {state.kind === 'asking' && state.ending !== null ? <Ended ending={state.ending} /> : null}
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
      {held === null ? null : <Held until={held} />}
      {state.failure === null || held !== null || contact !== undefined ? null : (
        <StepFailure failure={state.failure} onLeave={close} />
      )}
      <Button type="submit" tone="primary" wide busy={isBusy || held !== null}>
        {t(isBusy ? 'access.recovery.busy' : 'access.recovery.submit')}
      </Button>
    </ProofForm>
  )
}
