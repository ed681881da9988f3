import { timing } from '#contract/constants.ts'
import type { Failure } from '#app/http/failure.ts'
import { end, finish, start, step, type ProofRules, type ProofStep } from './proof-steps.ts'
import { leadingTo } from './ticket.ts'
import { asking, verifying, type ProofEvent, type ProofProblems, type ProofState } from './proof.states.ts'

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
  state: ProofState & { kind: 'starting' },
  { failure, problems, now }: ProofEvent & { kind: 'failed' },
  { repeatAfter }: ProofRules,
): ProofStep {
  const { attempt, ticket, switches } = state
  const code = codeOf(failure)
  if (wayInstead(failure) !== null && switches < MOST_SWITCHES) return start(attempt, switches + 1, ticket)
  if (ticket !== null) {
    const later = code === TOO_SOON ? { ...ticket, repeatAt: now + repeatAfter } : ticket
    // A switch that was refused is not tried again by itself: the closed way says the same each second.
    return step({ ...verifying(attempt, later, now, switches === 0 ? 0 : MOST_SWITCHES), failure })
  }
  return step({ ...asking(attempt), problems, failure, freeAt: heldBy({ failure, now }, { repeatAfter }).freeAt })
}

/** How long refusal 5 asks to wait (`spec §8`): it says so itself, or means half a minute. */
function namedWait(failure: Failure): number {
  const { args } = failure.kind === 'refused' ? failure : { args: [] }
  const wait = 'seconds' in args ? Number(args.seconds) * SECOND : 0
  return wait > 0 && wait <= LONGEST_WAIT ? wait : timing.wrongCodeLockout
}

/** How long the server asks to wait before another verification, if it does, and its words for that. */
function heldBy({ failure, now }: { failure: Failure; now: number }, { repeatAfter }: Pick<ProofRules, 'repeatAfter'>) {
  const code = codeOf(failure)
  const wait = code === TOO_SOON ? repeatAfter : code === TOO_OFTEN ? namedWait(failure) : null
  return wait === null ? { freeAt: null, failure: null } : { freeAt: now + wait, failure }
}

/** How many more codes are judged, where a refused one says so. */
function triesLeft(failure: Failure): number | null {
  const { args } = failure.kind === 'refused' ? failure : { args: [] }
  const tries = 'tries' in args ? Number(args.tries) : Number.NaN
  return Number.isSafeInteger(tries) && tries >= 0 ? tries : null
}

function checkFailed(
  state: ProofState & { kind: 'verifying' },
  { failure, problems, now }: ProofEvent & { kind: 'failed' },
): ProofStep {
  const code = codeOf(failure)
  const { attempt, switches } = state
  if (code === ENDED) return end(attempt, 'ended')
  const instead = wayInstead(failure)
  if (instead !== null) {
    if (switches < MOST_SWITCHES) return start(attempt, switches + 1, state.ticket)
    return step({ ...state, checking: false, failure, ticket: leadingTo(state.ticket, instead) })
  }
  if (state.ticket.method === 'sms' && (code === WRONG_CODE || code === TOO_SOON)) {
    const ticket = { ...state.ticket, freeAt: now + timing.wrongCodeLockout }
    const wrong: ProofProblems = code === WRONG_CODE ? { code } : {}
    const next = { ...verifying(attempt, ticket, now, switches), problems: wrong, triesLeft: triesLeft(failure) }
    return step(next, { kind: 'keep', ticket })
  }
  // What is wrong with the code stands at its field, and not once more below it; who awaits a call or a text has no such field.
  if (problems.code !== undefined && state.ticket.method === 'sms')
    return step({ ...state, checking: false, problems, failure: null })
  return step({ ...state, checking: false, failure })
}

/** The end of a confirmation whose contact is confirmed: the answer that said so was lost. A recovery knows no such refusal. */
function confirmedAlready(state: ProofState, failure: Failure, { setsPassword }: ProofRules): ProofStep | null {
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
export function failed(state: ProofState, event: ProofEvent & { kind: 'failed' }, rules: ProofRules): ProofStep | null {
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
      return step({ ...asking(state.attempt), freeAt, failure })
    }
    case 'finished':
      return null
  }
}
