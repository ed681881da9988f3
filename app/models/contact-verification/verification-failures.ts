import { timing } from '#contract/constants.ts'
import type { Failure } from '#app/http/failure.ts'
import { end, finish, start, step, type VerificationRules, type VerificationStep } from './verification-steps.ts'
import { withNextMethod } from './pending-verification.ts'
import {
  enteringContact,
  verifying,
  type VerificationEvent,
  type VerificationProblems,
  type VerificationState,
} from './contact-verification.states.ts'

/* What a failed call does to a proof, by what was asked. */

const TOO_SOON = 2
const ENDED = 4
const TOO_OFTEN = 5
const OTHER_METHOD = 27
const CONFIRMED_ALREADY = 50
const WRONG_CODE = 100
/** A phone has three ways: a third switch would come round, of itself and each second. */
const MOST_SWITCHES = 2
const SECOND = 1000
/** Whoever is to wait longer is told no time that could be right. */
const LONGEST_WAIT = 24 * 60 * 60 * SECOND

const codeOf = (failure: Failure): number | null => (failure.kind === 'refused' ? failure.code : null)

/** The way that is open where the one that was gone is closed. */
const wayInstead = (failure: Failure): string | null =>
  failure.kind === 'refused' && failure.code === OTHER_METHOD ? failure.nextMethod : null

function startFailed(
  state: VerificationState & { kind: 'starting' },
  { failure, problems, now }: VerificationEvent & { kind: 'failed' },
  { resendAfterMs }: VerificationRules,
): VerificationStep {
  const { attempt, ticket, methodSwitches: switches } = state
  const code = codeOf(failure)
  if (wayInstead(failure) !== null && switches < MOST_SWITCHES) return start(attempt, switches + 1, ticket)
  if (ticket !== null) {
    const later = code === TOO_SOON ? { ...ticket, repeatAt: now + resendAfterMs } : ticket
    // A switch that was refused is not tried again by itself: the closed way says the same each second.
    return step({ ...verifying(attempt, later, now, switches === 0 ? 0 : MOST_SWITCHES), failure })
  }
  return step({
    ...enteringContact(attempt),
    problems,
    failure,
    lockedUntil: heldBy({ failure, now }, { resendAfterMs }).freeAt,
  })
}

/** How long refusal 5 asks to wait (`spec §8`): it says so itself, or means half a minute. */
function namedWait(failure: Failure): number {
  const { args } = failure.kind === 'refused' ? failure : { args: [] }
  const wait = 'seconds' in args ? Number(args.seconds) * SECOND : 0
  return wait > 0 && wait <= LONGEST_WAIT ? wait : timing.wrongCodeLockout
}

/** How long the server asks to wait before another verification, if it does, and its words for that. */
function heldBy(
  { failure, now }: { failure: Failure; now: number },
  { resendAfterMs }: Pick<VerificationRules, 'resendAfterMs'>,
) {
  const code = codeOf(failure)
  const wait = code === TOO_SOON ? resendAfterMs : code === TOO_OFTEN ? namedWait(failure) : null
  return wait === null ? { freeAt: null, failure: null } : { freeAt: now + wait, failure }
}

/** How many more codes are judged, where a refused one says so. */
function triesLeft(failure: Failure): number | null {
  const { args } = failure.kind === 'refused' ? failure : { args: [] }
  const tries = 'tries' in args ? Number(args.tries) : Number.NaN
  return Number.isSafeInteger(tries) && tries >= 0 ? tries : null
}

function checkFailed(
  state: VerificationState & { kind: 'verifying' },
  { failure, problems, now }: VerificationEvent & { kind: 'failed' },
): VerificationStep {
  const code = codeOf(failure)
  const { attempt, methodSwitches: switches } = state
  if (code === ENDED) return end(attempt, 'ended')
  const instead = wayInstead(failure)
  if (instead !== null) {
    if (switches < MOST_SWITCHES) return start(attempt, switches + 1, state.ticket)
    return step({ ...state, checking: false, failure, ticket: withNextMethod(state.ticket, instead) })
  }
  if (state.ticket.method === 'sms' && (code === WRONG_CODE || code === TOO_SOON)) {
    const ticket = { ...state.ticket, freeAt: now + timing.wrongCodeLockout }
    const wrong: VerificationProblems = code === WRONG_CODE ? { code } : {}
    const next = { ...verifying(attempt, ticket, now, switches), problems: wrong, triesLeft: triesLeft(failure) }
    return step(next, { kind: 'keep', ticket })
  }
  // What is wrong with the code stands at its field, and not once more below it; who awaits a call or a text has no such field.
  if (problems.code !== undefined && state.ticket.method === 'sms')
    return step({ ...state, checking: false, problems, failure: null })
  return step({ ...state, checking: false, failure })
}

/** The end of a confirmation whose contact is confirmed: the answer that said so was lost. A recovery knows no such refusal. */
function confirmedAlready(
  state: VerificationState,
  failure: Failure,
  { setsPassword }: VerificationRules,
): VerificationStep | null {
  if (setsPassword || codeOf(failure) !== CONFIRMED_ALREADY) return null
  switch (state.kind) {
    case 'starting':
      return finish(state.attempt, state.ticket?.value)
    case 'verifying':
      return state.checking ? finish(state.attempt, state.ticket.value) : null
    case 'asking':
      return state.sent ? finish(state.attempt) : null
    case 'renewing':
    case 'finished':
      return null
  }
}

/** The step after a failure; `null` where no call was on its way. */
export function failed(
  state: VerificationState,
  event: VerificationEvent & { kind: 'failed' },
  rules: VerificationRules,
): VerificationStep | null {
  const done = confirmedAlready(state, event.failure, rules)
  if (done !== null) return done
  switch (state.kind) {
    case 'starting':
      return startFailed(state, event, rules)
    case 'verifying':
      return state.checking ? checkFailed(state, event) : null
    case 'renewing': {
      // Nobody waits for it any more.
      if (!state.sending) return step(state)
      const { failure, problems } = event
      if (codeOf(failure) === ENDED) return end(state.attempt, state.unread ? 'perhapsDone' : 'ended')
      const unread = state.unread || failure.kind === 'unread'
      return step({ ...state, sending: false, problems, failure, unread })
    }
    case 'asking': {
      if (!state.sent) return null
      // Nobody waits for it: only how long the server asks to wait is told.
      const { freeAt, failure } = heldBy(event, rules)
      return step({ ...enteringContact(state.attempt), lockedUntil: freeAt, failure })
    }
    case 'finished':
      return null
  }
}
