import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { CODE_LENGTH } from '#contract/verification.ts'
import { Alert, Button, CopyValue, Countdown, OtpField, Stack, Text, type OtpRepeat } from '#ui/index.ts'
import { formatPhone } from '#app/lib/format-phone.ts'
import { bidiIsolate } from '#app/lib/bidi-isolate.ts'
import type { ContactVerification } from '#app/models/contact-verification/create-contact-verification.ts'
import type { VerificationState } from '#app/models/contact-verification/contact-verification.states.ts'
import type { PendingVerification } from '#app/models/contact-verification/pending-verification.ts'
import { useRemaining } from '#app/shell/use-remaining.ts'
import { useProblemTexts } from '../use-problem-texts.ts'
import { VerificationForm, StepFailure, useStepFocus } from './verification-form.tsx'

/** A verification runs, and perhaps another one is asked for meanwhile. */
export type VerifyContactProps = Extract<VerificationState, { kind: 'verifying' | 'starting' }>

interface StepProps {
  proof: ContactVerification
  state: VerifyContactProps
  ticket: PendingVerification
  /** Another page of the site is wanted: what shows the step makes way. */
  onLeave: () => void
}

const CODE = ['code'] as const

/** Another code, or another way: when it may be asked for, and what it then is. */
function useRepeat({ proof, state, ticket }: StepProps): OtpRepeat {
  const { t } = useTranslation('pages')
  const repeat = useUnit(proof.repeatWanted)
  const remaining = useRemaining(ticket.resendAvailableAt)
  const isBusy = state.kind === 'starting'
  const mayRepeat = isBusy || state.canResend
  return {
    label: t(`access.recovery.again.${ticket.nextMethod ?? 'same'}`),
    wait: mayRepeat
      ? undefined
      : { label: t(`access.recovery.againIn.${ticket.nextMethod === null ? 'same' : 'other'}`), remaining },
    busy: isBusy,
    onPress: () => repeat(),
  }
}

function RepeatLine(props: StepProps) {
  const { label, wait, busy = false, onPress } = useRepeat(props)
  if (wait === undefined) {
    return (
      <Button tone="quiet" wide busy={busy} onClick={onPress}>
        {label}
      </Button>
    )
  }
  return (
    <Text tone="muted">
      {wait.label} <Countdown label={wait.label} form="minutes" remaining={wait.remaining} />
    </Text>
  )
}

/** After a wrong code: when the next one is judged. */
function Locked({ until }: { until: number }) {
  const { t } = useTranslation('pages')
  const label = t('access.recovery.locked')
  return (
    <Text tone="muted">
      {label} <Countdown label={label} form="minutes" remaining={useRemaining(until)} />
    </Text>
  )
}

function Left({ until }: { until: number }) {
  const { t } = useTranslation('pages')
  const label = t('access.recovery.left')
  return (
    <Text size={13} tone="muted">
      {label} <Countdown label={label} form="minutes" remaining={useRemaining(until)} />
    </Text>
  )
}

/** What is wrong with a code, and how many more may be tried. */
function useCodeWords(state: VerifyContactProps): string | undefined {
  const { t } = useTranslation('pages')
  const words = useProblemTexts(state.failure)
  const { code } = state.problems
  if (code === undefined || code === 'unknown') return undefined
  const problem = words(code)
  const tries = state.kind === 'verifying' ? state.triesLeft : null
  return tries === null ? problem : t('access.recovery.wrong', { problem, tries })
}

/** A code was sent. */
function CodeStep(props: StepProps) {
  const { proof, state, ticket, onLeave } = props
  const { t } = useTranslation('pages')
  const { fields, change, submit } = useUnit({
    fields: proof.$fields,
    change: proof.changed,
    submit: proof.codeSubmitted,
  })
  const error = useCodeWords(state)
  const isChecking = state.kind === 'verifying' && state.checking
  const isLocked = state.kind === 'verifying' && state.locked
  // Another code is on its way: which one is judged then, nobody knows before its answer.
  const isReplaced = state.kind === 'starting' && state.sent
  return (
    <VerificationForm
      problems={state.problems}
      order={CODE}
      onSubmit={({ code: typed = '' }) => submit({ code: typed })}
    >
      <OtpField
        // Another code is a field of its own: it sends itself when it is whole.
        key={ticket.hash}
        autoFocus
        label={t(`access.recovery.code.${ticket.kind}`)}
        name="code"
        length={CODE_LENGTH}
        hint={t('access.recovery.sent', { contact: bidiIsolate(formatPhone(ticket.value)) })}
        value={fields.code}
        error={error}
        onValueChange={(typed) => change({ code: typed })}
        onComplete={(whole) => submit({ code: whole })}
        repeat={useRepeat(props)}
      />
      {isLocked ? <Locked until={ticket.lockedUntil} /> : null}
      {state.failure === null ? null : <StepFailure failure={state.failure} onLeave={onLeave} />}
      <Button type="submit" tone="primary" wide busy={isChecking || isLocked || isReplaced}>
        {t(isChecking ? 'access.recovery.checking' : 'access.recovery.check')}
      </Button>
    </VerificationForm>
  )
}

/** A call or a text is awaited. */
function ArrivalStep(props: StepProps) {
  const { state, ticket, onLeave } = props
  const { t } = useTranslation('pages')
  const place = useStepFocus()
  const way = ticket.method === 'wait-call' ? 'call' : 'text'
  const contact = formatPhone(ticket.value)
  const scheme = way === 'call' ? 'tel' : 'sms'
  const body = way === 'call' ? '' : `?body=${encodeURIComponent(ticket.text)}`
  return (
    <Stack gap={4}>
      <Text>{t(`access.recovery.${way}.lead`, { contact })}</Text>
      <div ref={place}>
        <CopyValue
          label={t(`access.recovery.${way}.number`)}
          value={formatPhone(ticket.number)}
          copies={ticket.number}
          href={`${scheme}:${ticket.number}${body}`}
        />
      </div>
      {way === 'text' ? <CopyValue label={t('access.recovery.text.body')} value={ticket.text} /> : null}
      {/* Spoken once: it is asked each second and does not change. */}
      <Alert tone="neutral" title={t(`access.recovery.${way}.waiting`)}>
        <Left until={ticket.deadline} />
      </Alert>
      {state.failure === null ? null : <StepFailure failure={state.failure} onLeave={onLeave} />}
      <RepeatLine {...props} />
    </Stack>
  )
}

/** Step 1: the proof that the contact is at hand. */
export function VerifyContact(props: StepProps) {
  const { ticket } = props
  const isCode = ticket.method === 'sms'
  return (
    <Stack gap={4}>
      {/* A call and the text after it are two steps: each gives the focus to its own number. */}
      {isCode ? <CodeStep {...props} /> : <ArrivalStep key={ticket.hash} {...props} />}
      {isCode ? <Left until={ticket.deadline} /> : null}
    </Stack>
  )
}
