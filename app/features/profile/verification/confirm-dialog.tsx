import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContactKind } from '#contract/player/verification.ts'
import { Alert, Button, Dialog, Stack, Text } from '#ui/index.ts'
import { formatPhone } from '#app/lib/text/format-phone.ts'
import { bidiIsolate } from '#app/lib/text/bidi-isolate.ts'
import { noticeRaised } from '#app/models/notices/notices.model.ts'
import { confirmations } from '../models/confirmation.model.ts'
import type { VerificationState } from '#app/models/contact-verification/contact-verification.states.ts'
import { useProblemTexts } from '#app/forms/use-problem-texts.ts'
import { contactOfKind, contactProblems, emptyContact } from '#app/models/access/contact.ts'
import { StepFailure, VerificationEnded, VerificationOnHold, VerifyContact } from '#app/features/access/index.ts'

interface ConfirmProps {
  kind: ContactKind
  contact: string
  onClose: () => void
}

type StartState = Extract<VerificationState, { kind: 'enteringContact' | 'starting' }>

/** First step: explains the verification before anything is sent. */
function StartStep({ state, kind, contact, onClose }: ConfirmProps & { state: StartState }) {
  const { t } = useTranslation(['profile', 'pages'])
  const submit = useUnit(confirmations[kind].contactSubmitted)
  const lockedUntil = state.kind === 'enteringContact' ? state.lockedUntil : null
  const ending = state.kind === 'enteringContact' ? state.ending : null
  const isBusy = state.kind === 'starting'
  const problemText = useProblemTexts(state.failure)
  // An old contact may be invalid by today's rules; it can be changed in the personal data.
  const [isInvalid, setIsInvalid] = useState(false)
  const problem = contactProblems({ ...emptyContact, type: kind, [kind]: contact })[kind]
  const press = () => {
    setIsInvalid(problem !== undefined)
    if (problem === undefined) submit(contactOfKind(kind, contact))
  }
  return (
    <Stack gap={4}>
      {ending === null ? null : <VerificationEnded ending={ending} />}
      <Text>{t(`verification.confirmLead.${kind}`, { contact: bidiIsolate(formatPhone(contact)) })}</Text>
      {lockedUntil === null ? null : <VerificationOnHold until={lockedUntil} />}
      {isInvalid ? (
        <Alert tone="negative" title={t('access.recovery.refused', { ns: 'pages' })}>
          {problemText(problem)}
        </Alert>
      ) : null}
      {state.failure === null || lockedUntil !== null ? null : (
        <StepFailure failure={state.failure} onLeave={onClose} />
      )}
      <Button tone="primary" wide autoFocus busy={isBusy || lockedUntil !== null} onClick={press}>
        {t(isBusy ? 'access.recovery.busy' : 'access.recovery.submit', { ns: 'pages' })}
      </Button>
    </Stack>
  )
}

function Step({ state, ...props }: ConfirmProps & { state: VerificationState }) {
  switch (state.kind) {
    case 'enteringContact':
      return <StartStep {...props} state={state} />
    case 'starting':
      return state.pending === null ? (
        <StartStep {...props} state={state} />
      ) : (
        <VerifyContact
          verification={confirmations[props.kind]}
          state={state}
          pending={state.pending}
          onLeave={props.onClose}
        />
      )
    case 'verifying':
      return (
        <VerifyContact
          verification={confirmations[props.kind]}
          state={state}
          pending={state.pending}
          onLeave={props.onClose}
        />
      )
    case 'settingPassword':
    case 'finished':
      return null
  }
}

/** Verifies the player's phone or e-mail, by a method that the server chooses: code, call or SMS (`spec §4`). */
export function ConfirmDialog(props: ConfirmProps) {
  const { t } = useTranslation('profile')
  const { kind, contact, onClose } = props
  const verification = confirmations[kind]
  const state = useUnit(verification.$state)
  const { open, close, raise } = useUnit({
    open: verification.opened,
    close: verification.closed,
    raise: noticeRaised,
  })
  useEffect(() => {
    open(contact)
    return () => close()
  }, [open, close, contact])
  const isDone = state.kind === 'finished'
  const finish = useEffectEvent(() => {
    raise({
      tone: 'positive',
      personal: true,
      title: t(`verification.contactConfirmed.${kind}`),
      text: t('verification.contactConfirmedText'),
    })
    onClose()
  })
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])
  return (
    <Dialog open onOpenChange={onClose} title={t(`verification.confirmTitle.${kind}`)}>
      <Step {...props} state={state} />
    </Dialog>
  )
}
