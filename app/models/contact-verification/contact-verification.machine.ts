import type { Transition } from '#app/lib/create-machine.ts'
import { failed } from './verification-failures.ts'
import { end, finish, start, step, type VerificationRules, type VerificationStep } from './verification-steps.ts'
import {
  enteringContact,
  clean,
  settingPassword,
  verifying,
  type VerificationCommand,
  type VerificationEvent,
  type VerificationField,
  type VerificationProblems,
  type VerificationState,
} from './contact-verification.states.ts'
import type { PendingVerification } from './pending-verification.ts'

function opened(state: VerificationState, stored: PendingVerification | null, now: number): VerificationStep {
  if (state.kind === 'asking' && stored !== null) {
    if (stored.deadline <= now) return end(state.attempt, 'ended')
    const attempt = state.sent ? state.attempt + 1 : state.attempt
    return step(stored.passed ? settingPassword(attempt, stored) : verifying(attempt, stored, now))
  }
  if (state.kind === 'verifying') return ticked(state, now)
  // Its end was told when it came, to who had closed it.
  if (state.kind === 'finished') return step(enteringContact(state.attempt))
  return step(state)
}

function ticked(state: VerificationState, now: number): VerificationStep {
  if (state.kind === 'asking') {
    const isFree = state.lockedUntil !== null && state.lockedUntil <= now
    return step(isFree ? { ...state, lockedUntil: null, failure: null } : state)
  }
  if (state.kind !== 'verifying') return step(state)
  const { ticket, attempt } = state
  if (ticket.deadline <= now) return end(attempt, 'ended')
  const locked = ticket.lockedUntil > now
  const mayRepeat = ticket.resendAvailableAt <= now
  const mustAsk = ticket.method !== 'sms' && !state.checking
  const isSame = state.locked === locked && state.canResend === mayRepeat
  if (!mustAsk) return step(isSame ? state : { ...state, locked, canResend: mayRepeat })
  return step(
    { ...state, locked, canResend: mayRepeat, checking: true, attempt: attempt + 1 },
    { kind: 'checkArrival', attempt: attempt + 1, ticket },
  )
}

function left(state: VerificationState): VerificationStep {
  switch (state.kind) {
    case 'finished':
      return step(enteringContact(state.attempt))
    case 'starting':
      // What was sent may bring a code: its answer is waited for. A challenge alone brings nothing.
      if (state.sent) return step(state.ticket === null ? { ...enteringContact(state.attempt), sent: true } : state)
      return state.ticket === null
        ? step(enteringContact(state.attempt + 1))
        : step(resumed(state.attempt, state.ticket))
    case 'renewing':
      // What was sent may yet set the password: whoever comes back finds a form, and nobody knows.
      return step({ ...state, sending: false, unread: state.unread || state.sending }, { kind: 'forgetSecrets' })
    case 'asking':
      return step(state.lockedUntil === null ? { ...state, ...clean } : state)
    case 'verifying':
      return step({ ...state, ...clean })
  }
}

/** The one that ran while another was asked for; when it may be repeated the next second will tell. */
const resumed = (attempt: number, ticket: PendingVerification) => verifying(attempt + 1, ticket, ticket.lockedUntil)

function changed(state: VerificationState, field: VerificationField): VerificationStep {
  // Another contact is typed: what was asked for the last one is not what is wanted any more.
  if (state.kind === 'asking' && state.sent && field === 'contact') return step(enteringContact(state.attempt + 1))
  if (state.problems[field] === undefined && (state.failure === null || state.kind !== 'asking')) return step(state)
  const { [field]: _, ...problems } = state.problems
  const isWaiting = state.kind === 'asking' && state.lockedUntil !== null
  return step({ ...state, problems, failure: isWaiting ? state.failure : null })
}

function codeEntered(state: VerificationState, problems: VerificationProblems): VerificationStep | null {
  if (state.kind !== 'starting' && state.kind !== 'verifying') return null
  const { ticket } = state
  if (ticket?.method !== 'sms') return null
  // Pressed twice, too soon after a wrong one, or while another is on its way: nothing is sent, and what was typed stays.
  const isHeld = state.kind === 'starting' ? state.sent : state.checking || state.locked
  if (isHeld) return step(state)
  if (Object.keys(problems).length > 0) return step({ ...state, problems })
  const attempt = state.attempt + 1
  // The code has come after all, before another was asked for.
  const running = state.kind === 'verifying' ? state : resumed(state.attempt, ticket)
  return step({ ...running, ...clean, attempt, checking: true }, { kind: 'checkCode', attempt, ticket })
}

function checked(
  state: VerificationState,
  confirmed: boolean,
  { setsPassword }: VerificationRules,
): VerificationStep | null {
  if (state.kind !== 'verifying' || !state.checking) return null
  if (!confirmed) return step({ ...state, checking: false, failure: null })
  if (!setsPassword) return finish(state.attempt, state.ticket.value)
  const ticket: PendingVerification = { ...state.ticket, passed: true }
  return step(settingPassword(state.attempt, ticket), { kind: 'keep', ticket })
}

function passwordEntered(state: VerificationState, problems: VerificationProblems): VerificationStep | null {
  if (state.kind !== 'renewing') return null
  if (state.sending) return step(state)
  if (Object.keys(problems).length > 0) return step({ ...state, problems, failure: null })
  const attempt = state.attempt + 1
  const next: VerificationState = { ...state, ...clean, attempt, sending: true }
  return step(next, { kind: 'setPassword', attempt, ticket: state.ticket })
}

/** Nothing of it is left; what is still on its way comes too late. */
const forgotten = ({ attempt }: VerificationState): VerificationStep =>
  step(enteringContact(attempt + 1), { kind: 'forgetSecrets' })

function proofStepBy(
  rules: VerificationRules,
  state: VerificationState,
  event: VerificationEvent,
): VerificationStep | null {
  if ('attempt' in event && event.attempt !== state.attempt) return step(state)
  switch (event.kind) {
    case 'opened': {
      if (!event.isAnother) return opened(state, event.stored, event.now)
      const anew = forgotten(state)
      const next = opened(anew.state, event.stored, event.now)
      return step(next.state, ...anew.commands, ...next.commands)
    }
    case 'asked':
      if (state.kind === 'starting') return step(state)
      if (state.kind !== 'asking') return null
      if (state.lockedUntil !== null) return step(state)
      // The same contact again: it is on its way.
      if (state.sent)
        return step({ kind: 'starting', attempt: state.attempt, ...clean, sent: true, methodSwitches: 0, ticket: null })
      if (Object.keys(event.problems).length > 0)
        return step({ ...enteringContact(state.attempt), problems: event.problems })
      return start(state.attempt, 0, null)
    case 'changed':
      return changed(state, event.field)
    case 'proved':
      if (state.kind !== 'starting' || state.sent) return null
      return step({ ...state, sent: true }, { kind: 'send', attempt: state.attempt, recaptcha: event.recaptcha })
    case 'begun':
      if ((state.kind !== 'starting' && state.kind !== 'asking') || !state.sent) return null
      return step(
        verifying(state.attempt, event.ticket, event.now, state.kind === 'starting' ? state.methodSwitches : 0),
        { kind: 'keep', ticket: event.ticket },
        { kind: 'forgetSecrets' },
      )
    case 'codeEntered':
      return codeEntered(state, event.problems)
    case 'checked':
      return checked(state, event.confirmed, rules)
    case 'againWanted':
      if (state.kind === 'starting') return step(state)
      if (state.kind !== 'verifying') return null
      // A code that is judged just now may yet be right.
      return state.canResend && !(state.checking && state.ticket.method === 'sms')
        ? start(state.attempt, 0, state.ticket)
        : step(state)
    case 'passwordEntered':
      return passwordEntered(state, event.problems)
    case 'passwordSet':
      // The dialog may have been closed and opened since.
      if (state.kind !== 'renewing' || !(state.sending || state.unread)) return null
      return finish(state.attempt, state.ticket.value)
    case 'failed':
      return failed(state, event, rules)
    case 'ticked':
      return ticked(state, event.now)
    case 'restarted':
      if (state.kind === 'asking' || state.kind === 'finished') return step(state)
      // Only what runs has another contact beside it; what is asked for anew is late then.
      if (state.kind === 'starting' && state.ticket === null) return step(state)
      return step(enteringContact(state.attempt + 1), { kind: 'forget' }, { kind: 'forgetSecrets' })
    case 'left':
      return left(state)
    case 'forgotten':
      return forgotten(state)
  }
}

/** The whole workflow, by the rules of what it is for. */
export const contactVerificationStep =
  (rules: VerificationRules): Transition<VerificationState, VerificationEvent, VerificationCommand> =>
  (state, event) =>
    proofStepBy(rules, state, event)
