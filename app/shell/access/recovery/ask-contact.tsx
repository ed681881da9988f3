import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { CONTACT_KINDS } from '#contract/verification.ts'
import { Button, Segmented, Text } from '#ui/index.ts'
import { recovery } from '#app/models/recovery/recovery.model.ts'
import type { ProofState } from '#app/models/proof/proof.states.ts'
import { ContactField } from '../contact-field.tsx'
import { useProblemWords } from '../use-form-words.ts'
import { recoveryClosed } from '#app/models/shell/recovery.model.ts'
import { Ended, Held } from '../proof/proof-notes.tsx'
import { ProofForm, StepFailure } from '../proof/proof-form.tsx'

const FIELDS = ['phone', 'email'] as const

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
