import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CODE_LENGTH } from '#contract/player/verification.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { Alert, Button, CopyValue, Countdown, OtpField, Stack, Text, type OtpResend } from '#ui/index.ts'
import { Field } from '#app/forms/fields.tsx'
import { Form } from '#app/forms/form.tsx'
import { problemsOf, type Problems } from '#app/models/forms/problems.ts'
import { useAppForm } from '#app/forms/use-app-form.ts'
import { formatPhone } from '#app/lib/text/format-phone.ts'
import { bidiIsolate } from '#app/lib/text/bidi-isolate.ts'
import { localClock, moscowClock } from '#app/lib/text/moscow-time.ts'
import type { ContactVerification } from '#app/models/contact-verification/create-contact-verification.ts'
import type { VerificationState } from '#app/models/contact-verification/contact-verification.states.ts'
import type { PendingVerification } from '#app/models/contact-verification/pending-verification.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { useRemaining } from '#app/shell/time/use-remaining.ts'
import { StepFailure, useStepFocus } from './step-failure.tsx'

/** A verification is pending; another one may be requested at the same time. */
export type VerifyContactProps = Extract<VerificationState, { kind: 'verifying' | 'starting' }>

interface StepProps {
  verification: ContactVerification
  state: VerifyContactProps
  pending: PendingVerification
  /** Called when the user leaves for another page, so that the dialog can close. */
  onLeave: () => void
}

/** Resend button, or a countdown until it is available. It may use another method. */
function useResend({ verification, state, pending }: StepProps): OtpResend {
  const { t } = useTranslation('pages')
  const repeat = useUnit(verification.resendRequested)
  const remaining = useRemaining(pending.resendAvailableAt)
  const isBusy = state.kind === 'starting'
  const canRepeat = isBusy || state.canResend
  return {
    label: t(`access.recovery.again.${pending.nextMethod ?? 'same'}`),
    countdown: canRepeat
      ? undefined
      : { label: t(`access.recovery.againIn.${pending.nextMethod === null ? 'same' : 'other'}`), remaining },
    busy: isBusy,
    onPress: () => repeat(),
  }
}

function ResendLine(props: StepProps) {
  const { label, countdown, busy = false, onPress } = useResend(props)
  if (countdown === undefined) {
    return (
      <Button tone="quiet" wide busy={busy} onClick={onPress}>
        {label}
      </Button>
    )
  }
  return (
    <Text tone="muted">
      {countdown.label} <Countdown label={countdown.label} form="minutes" remaining={countdown.remaining} />
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

/** Until when the contact can be verified, as a time of day: a second countdown would compete with the one above it. */
function Deadline({ at }: { at: number }) {
  const { t } = useTranslation('pages')
  const language = useUnit($language)
  const local = localClock(at, language)
  return (
    <Text size={13} tone="muted">
      {t(local === null ? 'access.recovery.deadline' : 'access.recovery.deadlineAway', {
        time: moscowClock(at, language),
        local,
      })}
    </Text>
  )
}

const emptyCode = { code: '' }

/** The code is required (error 100, `spec §5`); its length is checked by the server. */
const checkCode = ({ code }: typeof emptyCode): Problems =>
  problemsOf({ code: code.trim() === '' ? errorCode.wrongCode : null })

/** Verification by code. A code belongs to its verification, so the form starts empty for another one. */
function CodeStep(props: StepProps) {
  const { verification, state, pending, onLeave } = props
  const { t } = useTranslation('pages')
  const { change, submit } = useUnit({ change: verification.changed, submit: verification.codeSubmitted })
  const isChecking = state.kind === 'verifying' && state.checking
  const isLocked = state.kind === 'verifying' && state.locked
  // Another code is being requested, so it is unknown which one is valid.
  const isResending = state.kind === 'starting' && state.sent
  const form = useAppForm({
    request: {
      failure: state.failure,
      isBusy: isChecking,
      isAccepted: false,
      submit: ({ code }) => submit(code),
      change: () => change(),
    },
    defaultValues: emptyCode,
    validate: checkCode,
  })
  const triesLeft = state.kind === 'verifying' ? state.triesLeft : null
  // A code that was completed during the lock-out is submitted at its end; one that was only filled in is not.
  const completedCode = useRef('')
  const unlocked = useEffectEvent(() => {
    const code = form.getValues('code')
    if (code !== '' && code === completedCode.current && state.failure === null) form.submit()
  })
  const wasLocked = useRef(isLocked)
  useEffect(() => {
    if (wasLocked.current && !isLocked) unlocked()
    wasLocked.current = isLocked
  }, [isLocked])
  const resend = useResend(props)
  return (
    <Form form={form}>
      <Field form={form} name="code">
        {({ error, ...field }) => (
          <OtpField
            {...field}
            autoFocus
            label={t(`access.recovery.code.${pending.kind}`)}
            length={CODE_LENGTH}
            hint={t('access.recovery.sent', { contact: bidiIsolate(formatPhone(pending.value)) })}
            error={
              error === undefined || triesLeft === null
                ? error
                : t('access.recovery.wrong', { problem: error, tries: triesLeft })
            }
            onComplete={(code) => {
              completedCode.current = code
              form.submit()
            }}
            // One countdown at a time: another code can wait for the next attempt.
            {...(isLocked ? {} : { resend })}
          />
        )}
      </Field>
      {isLocked ? <LockedCountdown until={pending.lockedUntil} /> : null}
      {form.failure === null ? null : <StepFailure failure={form.failure} onLeave={onLeave} />}
      <Button type="submit" tone="primary" wide busy={isChecking || isLocked || isResending}>
        {t(isChecking ? 'access.recovery.checking' : 'access.recovery.check')}
      </Button>
    </Form>
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
          copyText={pending.number}
          href={`${scheme}:${pending.number}${body}`}
        />
      </div>
      {direction === 'text' ? <CopyValue label={t('access.recovery.text.body')} value={pending.text} /> : null}
      {/* Announced once, although the server is polled every second. */}
      <Alert tone="neutral" title={t(`access.recovery.${direction}.waiting`)}>
        <Deadline at={pending.deadline} />
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
      {/* The key remounts the step for another code or method, which focuses its field or number. */}
      {isCode ? <CodeStep key={pending.hash} {...props} /> : <ArrivalStep key={pending.hash} {...props} />}
      {isCode ? <Deadline at={pending.deadline} /> : null}
    </Stack>
  )
}
