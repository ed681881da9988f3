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

/** A verification is pending; another one may be requested at the same time. */
export type VerifyContactProps = Extract<VerificationState, { kind: 'verifying' | 'starting' }>

interface StepProps {
  verification: ContactVerification
  state: VerifyContactProps
  pending: PendingVerification
  /** Called when the user leaves for another page, so that the dialog can close. */
  onLeave: () => void
}

const CODE = ['code'] as const

/** Resend button, or a countdown until it is available. It may use another method. */
function useResend({ verification, state, pending }: StepProps): OtpRepeat {
  const { t } = useTranslation('pages')
  const repeat = useUnit(verification.resendRequested)
  const remaining = useRemaining(pending.resendAvailableAt)
  const isBusy = state.kind === 'starting'
  const canRepeat = isBusy || state.canResend
  return {
    label: t(`access.recovery.again.${pending.nextMethod ?? 'same'}`),
    wait: canRepeat
      ? undefined
      : { label: t(`access.recovery.againIn.${pending.nextMethod === null ? 'same' : 'other'}`), remaining },
    busy: isBusy,
    onPress: () => repeat(),
  }
}

function ResendLine(props: StepProps) {
  const { label, wait, busy = false, onPress } = useResend(props)
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

/** Countdown until the next attempt after a wrong code. */
function LockedCountdown({ until }: { until: number }) {
  const { t } = useTranslation('pages')
  const label = t('access.recovery.locked')
  return (
    <Text tone="muted">
      {label} <Countdown label={label} form="minutes" remaining={useRemaining(until)} />
    </Text>
  )
}

function TimeLeft({ until }: { until: number }) {
  const { t } = useTranslation('pages')
  const label = t('access.recovery.left')
  return (
    <Text size={13} tone="muted">
      {label} <Countdown label={label} form="minutes" remaining={useRemaining(until)} />
    </Text>
  )
}

/** Error text of the code, with the number of attempts left. */
function useCodeError(state: VerifyContactProps): string | undefined {
  const { t } = useTranslation('pages')
  const problemText = useProblemTexts(state.failure)
  const { code } = state.problems
  if (code === undefined || code === 'unknown') return undefined
  const problem = problemText(code)
  const tries = state.kind === 'verifying' ? state.triesLeft : null
  return tries === null ? problem : t('access.recovery.wrong', { problem, tries })
}

/** Verification by code. */
function CodeStep(props: StepProps) {
  const { verification, state, pending, onLeave } = props
  const { t } = useTranslation('pages')
  const { fields, change, submit } = useUnit({
    fields: verification.$fields,
    change: verification.changed,
    submit: verification.codeSubmitted,
  })
  const error = useCodeError(state)
  const isChecking = state.kind === 'verifying' && state.checking
  const isLocked = state.kind === 'verifying' && state.locked
  // Another code is being requested, so it is unknown which one is valid.
  const isResending = state.kind === 'starting' && state.sent
  return (
    <VerificationForm
      problems={state.problems}
      order={CODE}
      onSubmit={({ code: typed = '' }) => submit({ code: typed })}
    >
      <OtpField
        // A new key for a new code: `onComplete` fires again.
        key={pending.hash}
        autoFocus
        label={t(`access.recovery.code.${pending.kind}`)}
        name="code"
        length={CODE_LENGTH}
        hint={t('access.recovery.sent', { contact: bidiIsolate(formatPhone(pending.value)) })}
        value={fields.code}
        error={error}
        onValueChange={(typed) => change({ code: typed })}
        onComplete={(typed) => submit({ code: typed })}
        repeat={useResend(props)}
      />
      {isLocked ? <LockedCountdown until={pending.lockedUntil} /> : null}
      {state.failure === null ? null : <StepFailure failure={state.failure} onLeave={onLeave} />}
      <Button type="submit" tone="primary" wide busy={isChecking || isLocked || isResending}>
        {t(isChecking ? 'access.recovery.checking' : 'access.recovery.check')}
      </Button>
    </VerificationForm>
  )
}

/** Verification by an incoming call or SMS. */
function ArrivalStep(props: StepProps) {
  const { state, pending, onLeave } = props
  const { t } = useTranslation('pages')
  const container = useStepFocus()
  const direction = pending.method === 'wait-call' ? 'call' : 'text'
  const contact = formatPhone(pending.value)
  const scheme = direction === 'call' ? 'tel' : 'sms'
  const body = direction === 'call' ? '' : `?body=${encodeURIComponent(pending.text)}`
  return (
    <Stack gap={4}>
      <Text>{t(`access.recovery.${direction}.lead`, { contact })}</Text>
      <div ref={container}>
        <CopyValue
          label={t(`access.recovery.${direction}.number`)}
          value={formatPhone(pending.number)}
          copies={pending.number}
          href={`${scheme}:${pending.number}${body}`}
        />
      </div>
      {direction === 'text' ? <CopyValue label={t('access.recovery.text.body')} value={pending.text} /> : null}
      {/* Announced once, although the server is polled every second. */}
      <Alert tone="neutral" title={t(`access.recovery.${direction}.waiting`)}>
        <TimeLeft until={pending.deadline} />
      </Alert>
      {state.failure === null ? null : <StepFailure failure={state.failure} onLeave={onLeave} />}
      <ResendLine {...props} />
    </Stack>
  )
}

/** Step 1: verification of the contact. */
export function VerifyContact(props: StepProps) {
  const { pending } = props
  const isCode = pending.method === 'sms'
  return (
    <Stack gap={4}>
      {/* The key remounts the step for another method, which focuses its number. */}
      {isCode ? <CodeStep {...props} /> : <ArrivalStep key={pending.hash} {...props} />}
      {isCode ? <TimeLeft until={pending.deadline} /> : null}
    </Stack>
  )
}
