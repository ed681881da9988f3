import type { Transition } from '#app/lib/state/create-workflow.ts'
import {
  enteringContact,
  settingPassword,
  verifying,
  type VerificationCommand,
  type VerificationEvent,
  type VerificationState,
} from './contact-verification.states.ts'
import { contactOfPending, type PendingVerification } from './pending-verification.ts'
import { failed } from './verification-failures.ts'
import { end, finish, start, step, type VerificationRules, type VerificationStep } from './verification-steps.ts'

/** Back to a verification that a resend did not replace; the next tick updates `canResend`. */
const resume = (pending: PendingVerification) => verifying(pending, pending.lockedUntil)

function opened(state: VerificationState, stored: PendingVerification | null, now: number): VerificationStep {
  switch (state.kind) {
    case 'enteringContact':
      if (stored === null) return step(state)
      if (stored.deadline <= now) return end('ended')
      return step(stored.passed ? settingPassword(stored) : verifying(stored, now))
    case 'verifying':
      return ticked(state, now)
    case 'finished':
      return step(enteringContact())
    case 'starting':
    case 'settingPassword':
      return step(state)
  }
}

function ticked(state: VerificationState, now: number): VerificationStep {
  if (state.kind === 'enteringContact') {
    const isUnlocked = state.lockedUntil !== null && state.lockedUntil <= now
    return step(isUnlocked ? { ...state, lockedUntil: null, failure: null } : state)
  }
  if (state.kind !== 'verifying') return step(state)
  const { pending } = state
  if (pending.deadline <= now) return end('ended')
  const locked = pending.lockedUntil > now
  const canResend = pending.resendAvailableAt <= now
  const isSame = state.locked === locked && state.canResend === canResend
  if (pending.method === 'sms' || state.checking) return step(isSame ? state : { ...state, locked, canResend })
  return step({ ...state, locked, canResend, checking: true }, { kind: 'checkArrival', pending })
}

function closed(state: VerificationState): VerificationStep {
  switch (state.kind) {
    case 'finished':
      return step(enteringContact())
    case 'starting':
      // A request that was sent may bring a code, so its response is awaited. A challenge alone is dropped.
      if (state.sent) return step(state)
      return step(state.pending === null ? enteringContact() : resume(state.pending))
    case 'enteringContact':
      return step(state.lockedUntil === null ? { ...state, failure: null } : state)
    case 'verifying':
    case 'settingPassword':
      return step({ ...state, failure: null })
  }
}

function changed(state: VerificationState): VerificationStep {
  const isLocked = state.kind === 'enteringContact' && state.lockedUntil !== null
  return step(state.failure === null || isLocked ? state : { ...state, failure: null })
}

function codeSubmitted(state: VerificationState, code: string): VerificationStep | null {
  if (state.kind !== 'starting' && state.kind !== 'verifying') return null
  const { pending } = state
  if (pending?.method !== 'sms') return null
  // Another code is on its way, one is being checked, or it is too soon after a wrong one.
  const isBusy = state.kind === 'starting' ? state.sent : state.checking || state.locked
  if (isBusy) return step(state)
  const current = state.kind === 'verifying' ? state : resume(pending)
  return step({ ...current, failure: null, checking: true }, { kind: 'checkCode', pending, code })
}

function checked(
  state: VerificationState,
  confirmed: boolean,
  { setsPassword }: VerificationRules,
): VerificationStep | null {
  if (state.kind !== 'verifying' || !state.checking) return null
  if (!confirmed) return step({ ...state, checking: false, failure: null })
  if (!setsPassword) return finish(state.pending.value)
  const pending: PendingVerification = { ...state.pending, passed: true }
  return step(settingPassword(pending), { kind: 'save', pending })
}

function passwordSubmitted(state: VerificationState, password: string): VerificationStep | null {
  if (state.kind !== 'settingPassword') return null
  if (state.sending) return step(state)
  return step({ ...state, failure: null, sending: true }, { kind: 'setPassword', pending: state.pending, password })
}

function transitionBy(rules: VerificationRules, state: VerificationState, event: VerificationEvent) {
  switch (event.kind) {
    case 'opened':
      return opened(state, event.stored, event.now)
    case 'contactSubmitted':
      if (state.kind === 'starting') return step(state)
      if (state.kind !== 'enteringContact') return null
      if (state.lockedUntil !== null) return step(state)
      return start(event.contact, 0, null)
    case 'changed':
      return changed(state)
    case 'challengeSolved':
      if (state.kind !== 'starting' || state.sent) return null
      return step({ ...state, sent: true }, { kind: 'send', contact: state.contact, recaptcha: event.recaptcha })
    case 'started':
      if (state.kind !== 'starting' || !state.sent) return null
      return step(verifying(event.pending, event.now, state.methodSwitches), { kind: 'save', pending: event.pending })
    case 'codeSubmitted':
      return codeSubmitted(state, event.code)
    case 'checked':
      return checked(state, event.confirmed, rules)
    case 'resendRequested':
      if (state.kind === 'starting') return step(state)
      if (state.kind !== 'verifying') return null
      // A code that is being checked may still be right.
      return state.canResend && !(state.checking && state.pending.method === 'sms')
        ? start(contactOfPending(state.pending), 0, state.pending)
        : step(state)
    case 'passwordSubmitted':
      return passwordSubmitted(state, event.password)
    case 'passwordSet':
      return state.kind === 'settingPassword' && state.sending ? finish(state.pending.value) : null
    case 'failed':
      return failed(state, event, rules)
    case 'ticked':
      return ticked(state, event.now)
    case 'restarted':
      if (state.kind === 'enteringContact' || state.kind === 'finished') return step(state)
      return state.kind === 'starting' && state.pending === null ? step(state) : end(null)
    case 'closed':
      return closed(state)
    case 'reset':
      return step(enteringContact())
  }
}

/** Creates the transition for a recovery or a confirmation; `null` ignores an event. */
export const contactVerificationStep =
  (rules: VerificationRules): Transition<VerificationState, VerificationEvent, VerificationCommand> =>
  (state, event) =>
    transitionBy(rules, state, event)

/** Verifications differ by their hash: a response of one must not reach the next. */
export const verificationIdentity = (state: VerificationState): string =>
  state.kind === 'verifying' ? `verifying ${state.pending.hash}` : state.kind
