import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContactKind } from '#contract/verification.ts'
import { Alert, Button, Dialog, Stack, Text } from '#ui/index.ts'
import { formatPhone } from '#app/lib/format-phone.ts'
import { bidiIsolate } from '#app/lib/bidi-isolate.ts'
import { confirmations } from '#app/models/profile/confirmation.model.ts'
import type { VerificationState } from '#app/models/contact-verification/contact-verification.states.ts'
import { VerificationEnded, VerificationOnHold } from '#app/shell/access/verification/verification-notes.tsx'
import { StepFailure } from '#app/shell/access/verification/verification-form.tsx'
import { useProblemTexts } from '#app/shell/access/use-problem-texts.ts'
import { VerifyContact } from '#app/shell/access/verification/verify-contact.tsx'

interface ConfirmProps {
  kind: ContactKind
  contact: string
  onClose: () => void
}

type Asking = Extract<VerificationState, { kind: 'asking' | 'starting' }>

/** What is going to happen, before anything is sent. */
function Begin({ state, kind, contact, onClose }: ConfirmProps & { state: Asking }) {
  const { t } = useTranslation(['profile', 'pages'])
  const submit = useUnit(confirmations[kind].contactSubmitted)
  const held = state.kind === 'asking' ? state.lockedUntil : null
  const ending = state.kind === 'asking' ? state.ending : null
  const isBusy = state.kind === 'starting'
  const words = useProblemTexts(state.failure)
  const { contact: wrong } = state.problems
  return (
    <Stack gap={4}>
      {ending === null ? null : <VerificationEnded ending={ending} />}
      <Text>{t(`verification.confirmLead.${kind}`, { contact: bidiIsolate(formatPhone(contact)) })}</Text>
      {held === null ? null : <VerificationOnHold until={held} />}
      {/* A contact of older days may be none by the rules of today: it is changed with the data. */}
      {state.failure !== null || wrong === undefined || wrong === 'unknown' ? null : (
        <Alert tone="negative" title={t('access.recovery.refused', { ns: 'pages' })}>
          {words(wrong)}
        </Alert>
      )}
      {state.failure === null || held !== null ? null : <StepFailure failure={state.failure} onLeave={onClose} />}
      <Button tone="primary" wide autoFocus busy={isBusy || held !== null} onClick={() => submit({})}>
        {t(isBusy ? 'access.recovery.busy' : 'access.recovery.submit', { ns: 'pages' })}
      </Button>
    </Stack>
  )
}

function Step({ state, ...props }: ConfirmProps & { state: VerificationState }) {
  switch (state.kind) {
    case 'asking':
      return <Begin {...props} state={state} />
    case 'starting':
      return state.ticket === null ? (
        <Begin {...props} state={state} />
      ) : (
        <VerifyContact proof={confirmations[props.kind]} state={state} ticket={state.ticket} onLeave={props.onClose} />
      )
    case 'verifying':
      return (
        <VerifyContact proof={confirmations[props.kind]} state={state} ticket={state.ticket} onLeave={props.onClose} />
      )
    case 'renewing':
    case 'finished':
      return null
  }
}

/** Confirms the own phone or e-mail: by a code, a call or a text, whatever the server's turn is (`spec §2`). */
export function ConfirmDialog(props: ConfirmProps) {
  const { t } = useTranslation('profile')
  const { kind, contact, onClose } = props
  const proof = confirmations[kind]
  const state = useUnit(proof.$state)
  const { show, leave } = useUnit({ show: proof.shown, leave: proof.left })
  useEffect(() => {
    show(contact)
    return () => leave()
  }, [show, leave, contact])
  const isDone = state.kind === 'finished'
  useEffect(() => {
    if (isDone) onClose()
  }, [isDone, onClose])
  return (
    <Dialog open onOpenChange={onClose} title={t(`verification.confirmTitle.${kind}`)}>
      <Step {...props} state={state} />
    </Dialog>
  )
}
