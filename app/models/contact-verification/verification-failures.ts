import { errorCode } from '#contract/errors/codes.ts'
import { timing } from '#contract/core/constants.ts'
import type { Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import { retryWaitMs } from '#app/http/retry-wait.ts'
import {
  enteringContact,
  verifying,
  type VerificationEvent,
  type VerificationState,
} from './contact-verification.states.ts'
import { contactOfPending, withNextMethod } from './pending-verification.ts'
import { end, finish, start, step, type VerificationRules, type VerificationStep } from './verification-steps.ts'

/* What a failed request does to a verification. */

/** A phone has three methods: a third switch would start over, every second. */
const MAX_METHOD_SWITCHES = 2

type Failed = Extract<VerificationEvent, { kind: 'failed' }>

const codeOf = (failure: Failure): number | null => (failure.kind === 'rejected' ? failure.code : null)
const argsOf = (failure: Failure) => (failure.kind === 'rejected' ? failure.args : [])

/** The open method if the requested one is closed. */
const openMethod = (failure: Failure): string | null =>
  failure.kind === 'rejected' && failure.code === errorCode.methodClosed ? failure.nextMethod : null

function lockedUntil({ failure, now }: Failed, { resendAfterMs }: VerificationRules): number | null {
  if (codeOf(failure) === errorCode.tooManyAttempts) return now + resendAfterMs
  const wait = retryWaitMs(failure)
  return wait === null ? null : now + wait
}

function triesLeft(failure: Failure): number | null {
  const args = argsOf(failure)
  const tries = 'tries' in args ? Number(args.tries) : Number.NaN
  return Number.isSafeInteger(tries) && tries >= 0 ? tries : null
}

function startFailed(
  state: Extract<VerificationState, { kind: 'starting' }>,
  event: Failed,
  rules: VerificationRules,
): VerificationStep {
  const { contact, pending, methodSwitches } = state
  const { failure, now } = event
  if (openMethod(failure) !== null && methodSwitches < MAX_METHOD_SWITCHES)
    return start(contact, methodSwitches + 1, pending)
  if (pending === null) return step({ ...enteringContact(), failure, lockedUntil: lockedUntil(event, rules) })
  const current =
    codeOf(failure) === errorCode.tooManyAttempts
      ? { ...pending, resendAvailableAt: now + rules.resendAfterMs }
      : pending
  // A rejected switch is not retried by itself: the closed method reports it every second.
  return step({ ...verifying(current, now, methodSwitches === 0 ? 0 : MAX_METHOD_SWITCHES), failure })
}

function checkFailed(
  state: Extract<VerificationState, { kind: 'verifying' }>,
  { failure, now }: Failed,
): VerificationStep {
  const code = codeOf(failure)
  const { methodSwitches, pending } = state
  if (code === errorCode.timedOut) return end('ended')
  const method = openMethod(failure)
  if (method !== null) {
    if (methodSwitches < MAX_METHOD_SWITCHES) return start(contactOfPending(pending), methodSwitches + 1, pending)
    return step({ ...state, checking: false, failure, pending: withNextMethod(pending, method) })
  }
  if (pending.method !== 'sms') return step({ ...state, checking: false, failure })
  if (code === errorCode.wrongCode || code === errorCode.tooManyAttempts) {
    const locked = { ...pending, lockedUntil: now + timing.wrongCodeLockout }
    const next = { ...verifying(locked, now, methodSwitches), triesLeft: triesLeft(failure) }
    // "Too many attempts" is shown by the countdown.
    return step({ ...next, failure: code === errorCode.wrongCode ? failure : null }, { kind: 'save', pending: locked })
  }
  return step({ ...state, checking: false, failure })
}

/** "Already confirmed": an earlier request did it and its response was lost. */
function finishIfConfirmed(
  state: VerificationState,
  { failure }: Failed,
  { setsPassword }: VerificationRules,
): VerificationStep | null {
  if (setsPassword || codeOf(failure) !== errorCode.alreadyConfirmed) return null
  if (state.kind === 'starting') return finish(state.pending?.value)
  return state.kind === 'verifying' && state.checking ? finish(state.pending.value) : null
}

/** The step after a failure; `null` if no request was open. */
export function failed(state: VerificationState, event: Failed, rules: VerificationRules): VerificationStep | null {
  const finished = finishIfConfirmed(state, event, rules)
  if (finished !== null) return finished
  switch (state.kind) {
    case 'starting':
      return startFailed(state, event, rules)
    case 'verifying':
      return state.checking ? checkFailed(state, event) : null
    case 'settingPassword': {
      if (!state.sending) return null
      const { failure } = event
      if (codeOf(failure) === errorCode.timedOut) return end(state.outcomeUnknown ? 'outcomeUnknown' : 'ended')
      const outcomeUnknown = state.outcomeUnknown || isOutcomeUnknown(failure)
      return step({ ...state, sending: false, failure, outcomeUnknown })
    }
    case 'enteringContact':
    case 'finished':
      return null
  }
}
