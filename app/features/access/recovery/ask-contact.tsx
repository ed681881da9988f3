import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorField } from '#contract/errors/fields.ts'
import { UNKNOWN_CONTACT } from '#contract/errors/codes.ts'
import type { ContactKind } from '#contract/player/verification.ts'
import { Button, Text } from '#ui/index.ts'
import { Form } from '#app/forms/form.tsx'
import type { Problem } from '#app/models/forms/problems.ts'
import { useAppForm } from '#app/forms/use-app-form.ts'
import type { Failure } from '#app/http/failure.ts'
import type { VerificationState } from '#app/models/contact-verification/contact-verification.states.ts'
import { recovery, recoveryDraft } from '../models/recovery.model.ts'
import { $typedLogin, recoveryClosed } from '#app/models/access/recovery-dialog.model.ts'
import { contactOf, contactProblems, emptyContact, fieldsOfContact, isContact } from '#app/models/access/contact.ts'
import { ContactFormFields } from '../contact-fields.tsx'
import { StepFailure } from '../verification/step-failure.tsx'
import { VerificationEnded, VerificationOnHold } from '../verification/verification-notes.tsx'

type AskContactState = Extract<VerificationState, { kind: 'enteringContact' | 'starting' }>

/** The problem of the contact, whichever of phone and e-mail is shown; `null` if the failure is not about it. */
export function contactProblem(failure: Failure | null): Problem | null {
  if (failure?.kind !== 'rejected') return null
  if (failure.raw === UNKNOWN_CONTACT) return 'unknownContact'
  const field = errorField(failure.code, ['code', 'phone', 'email'])
  return field === 'phone' || field === 'email' ? failure.code : null
}

/** Step 0: phone or e-mail of the account. */
export function AskContact({ state }: { state: AskContactState }) {
  const { t } = useTranslation('pages')
  const { login, change, submit, close } = useUnit({
    login: $typedLogin,
    change: recovery.changed,
    submit: recovery.contactSubmitted,
    close: recoveryClosed,
  })
  const isBusy = state.kind === 'starting'
  const lockedUntil = state.kind === 'enteringContact' ? state.lockedUntil : null
  const problem = contactProblem(state.failure)
  const [submittedKind, setSubmittedKind] = useState<ContactKind>('phone')
  const form = useAppForm({
    request: {
      failure: state.failure,
      isBusy,
      isAccepted: false,
      submit(fields) {
        setSubmittedKind(fields.type)
        submit(contactOf(fields))
      },
      change: () => change(),
    },
    defaultValues: isContact(login) ? fieldsOfContact(login) : emptyContact,
    validate: contactProblems,
    problemsOf: () => (problem === null ? {} : { [submittedKind]: problem }),
    // A contact that was just typed as the login is newer than a draft.
    ...(isContact(login) ? {} : { draft: recoveryDraft }),
  })
  return (
    <Form form={form}>
      {state.kind === 'enteringContact' && state.ending !== null ? <VerificationEnded ending={state.ending} /> : null}
      <Text tone="muted">{t('access.recovery.lead')}</Text>
      <ContactFormFields
        form={form}
        type="type"
        prefix="prefix"
        phone="phone"
        email="email"
        label={t('access.recovery.way')}
      />
      {lockedUntil === null ? null : <VerificationOnHold until={lockedUntil} />}
      {form.failure === null || lockedUntil !== null ? null : <StepFailure failure={form.failure} onLeave={close} />}
      <Button type="submit" tone="primary" wide busy={isBusy || lockedUntil !== null}>
        {t(isBusy ? 'access.recovery.busy' : 'access.recovery.submit')}
      </Button>
    </Form>
  )
}
