import { timing } from '#contract/core/constants.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { isFinalPhase } from '#contract/money/money-status.ts'
import type { Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import { isUnsupportedFailure } from '#app/http/unsupported-call.ts'
import type { Step } from '#app/lib/state/create-workflow.ts'
import type { PaymentKey, PaymentReading } from '#app/queries/payments.ts'
import { cashierPage, paymentRules, rejectedPage, type PaymentAction } from './payment-rules.ts'
import type {
  OpenPayment,
  PaymentActionState,
  PaymentCommand,
  PaymentEvent,
  PaymentMarks,
  PaymentState,
} from './payment.states.ts'

export type PaymentStep = Step<PaymentState, PaymentCommand>

/** The only gateway whose invoices can be confirmed or cancelled. */
const UPDATABLE_GATEWAY = 'brpay'
/** After so many reads without the card or claim, the request has probably not arrived. */
const READS_UNTIL_UNCONFIRMED = 3

const step = (state: PaymentState, ...commands: PaymentCommand[]): PaymentStep => ({ state, commands })
const isCode = (failure: Failure, code: number): boolean => failure.kind === 'rejected' && failure.code === code
/** The server has not answered, or could not: nothing is known about the payment. A call that it lacks stays unknown. */
const isUnread = (failure: Failure): boolean =>
  failure.kind !== 'malformed' &&
  !isUnsupportedFailure(failure) &&
  (isOutcomeUnknown(failure) || isCode(failure, errorCode.tooManyRequests))

/** Details with each field of the last response. An empty one was missing there, so it keeps its value. */
function mergeDetails<Details extends object>(previous: Details | null, next: Details | null): Details | null {
  if (previous === null || next === null) return next ?? previous
  const present = Object.entries(next).filter(([, value]) => value !== '' && value !== 0 && value !== null)
  return { ...previous, ...Object.fromEntries(present) }
}

/** What a response lacks stays as it was. */
const mergeReading = (previous: PaymentReading | null, next: PaymentReading): PaymentReading =>
  previous === null
    ? next
    : {
        ...next,
        phase: next.phase === 'unknown' ? previous.phase : next.phase,
        amount: next.amount ?? previous.amount,
        submitted: next.submitted ?? previous.submitted,
        transfer: mergeDetails(previous.transfer, next.transfer),
        recipient: mergeDetails(previous.recipient, next.recipient),
      }

function mergeMarks(key: PaymentKey, marks: PaymentMarks, reading: PaymentReading, now: number) {
  // The server may extend it, such as when a cascade has found details.
  const deadline = reading.expiresAt ?? marks.deadline ?? now + paymentRules[key.page].deadlineMs
  const isCard = paymentRules[key.page].actions.includes('card')
  return {
    ...marks,
    deadline,
    submitted: marks.submitted || (isCard && reading.submitted === true),
    claimed: marks.claimed || (!isCard && reading.submitted === true),
  }
}

const isSame = (one: PaymentMarks, other: PaymentMarks): boolean =>
  one.deadline === other.deadline &&
  one.submitted === other.submitted &&
  one.sent === other.sent &&
  one.claimed === other.claimed &&
  one.followed === other.followed

/** After a reload, a card that was on its way is as unknown as one without a response. */
const actionStateOf = ({ sent }: PaymentMarks): PaymentActionState =>
  sent ? { kind: 'unknown', action: 'card', reads: 0 } : { kind: 'idle' }

/** A card that another tab has sent is as unknown here as after a reload, until that tab knows its outcome. */
function actionStateAfterSync({ actionState, marks: before }: OpenPayment, marks: PaymentMarks): PaymentActionState {
  if (before.sent === marks.sent || actionState.kind === 'leaving') return actionState
  if (marks.sent) return marks.submitted ? actionState : actionStateOf(marks)
  return actionState.kind === 'unknown' && actionState.action === 'card' ? { kind: 'idle' } : actionState
}

/** Takes over what other tabs have done. */
function marksSynced(state: PaymentState, stored: PaymentMarks): PaymentStep | null {
  if (!('marks' in state)) return step(state)
  const marks: PaymentMarks = {
    deadline: stored.deadline ?? state.marks.deadline,
    submitted: state.marks.submitted || stored.submitted,
    // Only the tab that has sent the card learns its outcome.
    sent: stored.sent,
    claimed: state.marks.claimed || stored.claimed,
    followed: state.marks.followed || stored.followed,
  }
  if (isSame(marks, state.marks)) return step(state)
  if (state.kind !== 'open') return step({ ...state, marks })
  return step({
    ...state,
    marks,
    deadline: marks.deadline ?? state.deadline,
    actionState: actionStateAfterSync(state, marks),
  })
}

/** A read shows whether a request has arrived; three that do not show it free the form. */
function actionStateAfterRead(actionState: PaymentActionState, isDone: boolean): PaymentActionState {
  if (actionState.kind === 'unconfirmed' && isDone) return { kind: 'idle' }
  if (actionState.kind !== 'unknown') return actionState
  if (isDone) return { kind: 'idle' }
  const reads = actionState.reads + 1
  return reads < READS_UNTIL_UNCONFIRMED
    ? { ...actionState, reads }
    : { kind: 'unconfirmed', action: actionState.action }
}

function end(key: PaymentKey, reading: PaymentReading, readAt: number): PaymentStep {
  const exit = paymentRules[key.page].exitOf(reading.phase, key)
  const ended: PaymentState = { kind: 'ended', key, reading, readAt }
  const commands: PaymentCommand[] = [{ kind: 'forget', key }, { kind: 'changed' }]
  return step(ended, ...commands, ...(exit === null ? [] : [{ kind: 'exit' as const, ...exit, id: key.id }]))
}

function read(state: PaymentState, next: PaymentReading, now: number): PaymentStep | null {
  if (state.kind === 'ended') {
    // A late transfer is the only exit of an ended payment.
    const isLatePayment = next.phase === 'paid' && state.reading.phase !== 'paid'
    return isLatePayment ? end(state.key, mergeReading(state.reading, next), now) : step(state)
  }
  if (state.kind === 'closed' || state.kind === 'missing') return null
  const { key } = state
  const previous = state.kind === 'open' ? state : null
  const reading = mergeReading(previous?.reading ?? null, next)
  if (isFinalPhase(reading.phase)) return end(key, reading, now)

  const merged = mergeMarks(key, state.marks, reading, now)
  const actionState = actionStateAfterRead(
    previous?.actionState ?? actionStateOf(merged),
    merged.submitted || merged.claimed,
  )
  const isNewUrl =
    next.url !== '' && next.url !== merged.followed && actionState.kind !== 'sending' && actionState.kind !== 'leaving'
  const marks = {
    ...merged,
    sent: merged.sent && (actionState.kind === 'sending' || actionState.kind === 'unknown'),
    followed: isNewUrl ? next.url : merged.followed,
  }
  const open: OpenPayment = {
    kind: 'open',
    key,
    marks,
    reading,
    actionState: isNewUrl ? { kind: 'leaving' } : actionState,
    deadline: merged.deadline,
    isLate: previous?.isLate === true && now >= merged.deadline,
    isStale: false,
    readAt: now,
  }
  return step(
    open,
    ...(isSame(marks, state.marks) ? [] : [{ kind: 'save' as const, key, marks }]),
    ...(isNewUrl ? [{ kind: 'leave' as const, url: next.url }] : []),
  )
}

function readFailed(state: PaymentState, failure: Failure): PaymentStep | null {
  if (state.kind === 'closed') return null
  if (state.kind === 'ended' || state.kind === 'missing') return step(state)
  // The session's own machinery shows the sign-in.
  if (isCode(failure, errorCode.notSignedIn)) return step(state.kind === 'open' ? { ...state, isStale: true } : state)
  const { key } = state
  const isMissing = isCode(failure, errorCode.notFound)
  const exit: PaymentCommand = {
    kind: 'exit',
    path: cashierPage(),
    reason: isMissing ? 'missing' : 'failed',
    id: key.id,
  }
  const { leavesUnread } = paymentRules[key.page]
  if (state.kind === 'open') {
    const next: PaymentState = { ...state, isStale: true }
    return leavesUnread && !isUnread(failure) ? step(next, exit) : step(next)
  }
  const commands = leavesUnread ? [exit] : []
  if (isMissing) return step({ kind: 'missing', key }, ...commands)
  return step({ kind: isUnread(failure) ? 'unread' : 'failed', key, marks: state.marks, failure }, ...commands)
}

/** Whether the transfer can be reported as made, or the request cancelled (`spec §4`). */
export const canUpdate = ({ marks, reading }: OpenPayment): boolean =>
  reading.recipient?.gateway === UPDATABLE_GATEWAY && reading.phase === 'waiting' && !marks.claimed

function pressed(state: PaymentState, event: Extract<PaymentEvent, { kind: 'pressed' }>): PaymentStep | null {
  if (state.kind !== 'open') return state.kind === 'closed' ? null : step(state)
  const { key, marks, reading } = state
  const isFree = ['idle', 'rejected', 'unconfirmed'].includes(state.actionState.kind)
  const isPossible =
    paymentRules[key.page].actions.includes(event.action) &&
    (event.action === 'card' ? !marks.submitted : canUpdate(state))
  // A second press sends nothing.
  if (!isFree || !isPossible) return step(state)
  const actionState: PaymentActionState = { kind: 'sending', action: event.action }
  if (event.action !== 'card') {
    const gateway = reading.recipient?.gateway ?? ''
    return step({ ...state, actionState }, { kind: 'update', key, action: event.action, gateway })
  }
  const sent = { ...marks, sent: true }
  return step(
    { ...state, actionState, marks: sent },
    { kind: 'save', key, marks: sent },
    { kind: 'pay', key, readCard: event.readCard },
  )
}

const isSending = ({ actionState }: OpenPayment, action: PaymentAction): boolean =>
  actionState.kind === 'sending' && actionState.action === action

function accepted(
  state: PaymentState,
  { action, url }: Extract<PaymentEvent, { kind: 'accepted' }>,
): PaymentStep | null {
  if (state.kind !== 'open') return state.kind === 'closed' ? null : step(state)
  if (!isSending(state, action)) return step(state)
  const { key } = state
  if (action === 'cancel')
    return step(
      { ...state, actionState: { kind: 'leaving' } },
      { kind: 'changed' },
      { kind: 'exit', path: rejectedPage(key), reason: null, id: key.id },
    )
  const marks: PaymentMarks =
    action === 'confirm'
      ? { ...state.marks, claimed: true }
      : { ...state.marks, submitted: true, sent: false, followed: url }
  const save: PaymentCommand = { kind: 'save', key, marks }
  if (url === '') return step({ ...state, marks, actionState: { kind: 'idle' } }, save, { kind: 'ask' })
  return step({ ...state, marks, actionState: { kind: 'leaving' } }, save, { kind: 'leave', url })
}

function rejected(state: PaymentState, { action, failure }: Extract<PaymentEvent, { kind: 'rejected' }>) {
  if (state.kind !== 'open') return state.kind === 'closed' ? null : step(state)
  if (!isSending(state, action)) return step(state)
  if (isOutcomeUnknown(failure))
    return step({ ...state, actionState: { kind: 'unknown', action, reads: 0 } }, { kind: 'ask' })
  const marks = { ...state.marks, sent: false }
  return step(
    { ...state, marks, actionState: { kind: 'rejected', action, failure } },
    { kind: 'save', key: state.key, marks },
    // Another tab may have paid or cancelled it, and a card may be the last one that the payment takes.
    ...(isCode(failure, errorCode.alreadyFinal) || action === 'card' ? [{ kind: 'ask' as const }] : []),
  )
}

/** One payment, for all payment pages: `paymentRules` has what differs. `null` ignores an event. */
export function paymentStep(state: PaymentState, event: PaymentEvent): PaymentStep | null {
  switch (event.kind) {
    case 'opened':
      return step({ kind: 'loading', key: event.key, marks: event.marks })
    case 'closed':
      return step({ kind: 'closed' })
    case 'marksSynced':
      return marksSynced(state, event.marks)
    case 'read':
      return read(state, event.reading, event.now)
    case 'readFailed':
      return readFailed(state, event.failure)
    case 'retried':
      if (state.kind !== 'unread' && state.kind !== 'failed') return null
      return step({ kind: 'loading', key: state.key, marks: state.marks }, { kind: 'ask' })
    case 'pressed':
      return pressed(state, event)
    case 'accepted':
      return accepted(state, event)
    case 'rejected':
      return rejected(state, event)
    case 'followPressed': {
      if (state.kind !== 'open' || state.actionState.kind !== 'idle' || state.marks.followed === '') return null
      return step({ ...state, actionState: { kind: 'leaving' } }, { kind: 'leave', url: state.marks.followed })
    }
    case 'deadlinePassed':
      return state.kind === 'open' && !state.isLate ? step({ ...state, isLate: true }, { kind: 'ask' }) : step(state)
    case 'resumed': {
      const isBack = state.kind === 'open' && state.actionState.kind === 'leaving'
      return step(isBack ? { ...state, actionState: { kind: 'idle' } } : state)
    }
  }
}

/** All states of one payment are one to the workflow, so that a read does not abort a request. */
export const paymentIdentity = (state: PaymentState): string =>
  state.kind === 'closed' ? 'closed' : JSON.stringify([state.key.page, state.key.id])

/** Milliseconds between two reads; `false` for none. An unpaid end is read on, because a transfer may be late. */
export function pollInterval(state: PaymentState, isVisible: boolean): number | false {
  if (state.kind === 'closed' || state.kind === 'missing' || state.kind === 'failed') return false
  if (state.kind === 'ended') {
    const { phase } = state.reading
    return phase === 'cancelled' || phase === 'notReceived' ? timing.hiddenPaymentPoll : false
  }
  const { pollMs, submittedPollMs } = paymentRules[state.key.page]
  const isFast = state.kind === 'open' && (state.marks.submitted || state.actionState.kind === 'unknown')
  if (!isVisible) return timing.hiddenPaymentPoll
  return isFast ? submittedPollMs : pollMs
}
