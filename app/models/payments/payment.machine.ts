import { errorCode } from '#contract/errors/codes.ts'
import { isFinalPhase } from '#contract/money/money-status.ts'
import type { Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import type { Step } from '#app/lib/state/create-workflow.ts'
import type { PaymentKey, PaymentReading } from '#app/queries/payments.ts'
import { cashierPage, paymentRules, rejectedPage, type Deed } from './payment-rules.ts'
import type {
  OpenPayment,
  PaymentAct,
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
/** The server has not answered, or could not: nothing is known about the payment. */
const isUnread = (failure: Failure): boolean =>
  failure.kind !== 'malformed' && (isOutcomeUnknown(failure) || isCode(failure, errorCode.tooManyRequests))

/** What a response lacks stays as it was. */
const mergeReading = (previous: PaymentReading | null, next: PaymentReading): PaymentReading =>
  previous === null
    ? next
    : {
        ...next,
        phase: next.phase === 'unknown' ? previous.phase : next.phase,
        amount: next.amount ?? previous.amount,
        transfer: next.transfer ?? previous.transfer,
        recipient: next.recipient ?? previous.recipient,
      }

function mergeMarks(key: PaymentKey, marks: PaymentMarks, reading: PaymentReading, now: number) {
  const deadline = Math.min(
    reading.expiresAt ?? Number.POSITIVE_INFINITY,
    marks.deadline ?? reading.expiresAt ?? now + paymentRules[key.page].deadlineMs,
  )
  const isCard = paymentRules[key.page].deeds.includes('card')
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
const actOfMarks = ({ sent }: PaymentMarks): PaymentAct =>
  sent ? { kind: 'unknown', deed: 'card', reads: 0 } : { kind: 'idle' }

/** A read resolves the doubt about a request, or brings its end nearer. */
function actAfterRead(act: PaymentAct, isDone: boolean): PaymentAct {
  if (act.kind === 'unconfirmed' && isDone) return { kind: 'idle' }
  if (act.kind !== 'unknown') return act
  if (isDone) return { kind: 'idle' }
  const reads = act.reads + 1
  return reads < READS_UNTIL_UNCONFIRMED ? { ...act, reads } : { kind: 'unconfirmed', deed: act.deed }
}

function end(key: PaymentKey, reading: PaymentReading, readAt: number): PaymentStep {
  const exit = paymentRules[key.page].exitOf(reading.phase, key)
  const ended: PaymentState = { kind: 'ended', key, reading, readAt }
  const commands: PaymentCommand[] = [{ kind: 'forget', key }, { kind: 'changed' }]
  return step(ended, ...commands, ...(exit === null ? [] : [{ kind: 'exit' as const, ...exit }]))
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
  const act = actAfterRead(previous?.act ?? actOfMarks(merged), merged.submitted || merged.claimed)
  const isNewUrl = next.url !== '' && next.url !== merged.followed && act.kind !== 'sending' && act.kind !== 'leaving'
  const marks = {
    ...merged,
    sent: merged.sent && (act.kind === 'sending' || act.kind === 'unknown'),
    followed: isNewUrl ? next.url : merged.followed,
  }
  const open: OpenPayment = {
    kind: 'open',
    key,
    marks,
    reading,
    act: isNewUrl ? { kind: 'leaving' } : act,
    deadline: merged.deadline,
    isLate: previous?.isLate ?? false,
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
  // The session's own machinery shows the login.
  if (isCode(failure, errorCode.notSignedIn) || state.kind === 'ended' || state.kind === 'missing') return step(state)
  const { key } = state
  const isMissing = isCode(failure, errorCode.notFound)
  const exit: PaymentCommand = {
    kind: 'exit',
    path: cashierPage('deposit'),
    reason: isMissing ? 'missing' : 'failed',
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
  const isFree = ['idle', 'rejected', 'unconfirmed'].includes(state.act.kind)
  const isPossible =
    paymentRules[key.page].deeds.includes(event.deed) && (event.deed === 'card' ? !marks.submitted : canUpdate(state))
  // A second press sends nothing.
  if (!isFree || !isPossible) return step(state)
  const act: PaymentAct = { kind: 'sending', deed: event.deed }
  if (event.deed !== 'card') {
    const gateway = reading.recipient?.gateway ?? ''
    return step({ ...state, act }, { kind: 'update', key, deed: event.deed, gateway })
  }
  const sent = { ...marks, sent: true }
  return step(
    { ...state, act, marks: sent },
    { kind: 'save', key, marks: sent },
    { kind: 'pay', key, readCard: event.readCard },
  )
}

const isSending = ({ act }: OpenPayment, deed: Deed): boolean => act.kind === 'sending' && act.deed === deed

function accepted(state: PaymentState, { deed, url }: Extract<PaymentEvent, { kind: 'accepted' }>): PaymentStep | null {
  if (state.kind !== 'open') return state.kind === 'closed' ? null : step(state)
  if (!isSending(state, deed)) return step(state)
  const { key } = state
  if (deed === 'cancel')
    return step(
      { ...state, act: { kind: 'leaving' } },
      { kind: 'changed' },
      { kind: 'exit', path: rejectedPage(key), reason: null },
    )
  const marks: PaymentMarks =
    deed === 'confirm'
      ? { ...state.marks, claimed: true }
      : { ...state.marks, submitted: true, sent: false, followed: url }
  const save: PaymentCommand = { kind: 'save', key, marks }
  if (url === '') return step({ ...state, marks, act: { kind: 'idle' } }, save, { kind: 'ask' })
  return step({ ...state, marks, act: { kind: 'leaving' } }, save, { kind: 'leave', url })
}

function rejected(state: PaymentState, { deed, failure }: Extract<PaymentEvent, { kind: 'rejected' }>) {
  if (state.kind !== 'open') return state.kind === 'closed' ? null : step(state)
  if (!isSending(state, deed)) return step(state)
  if (isOutcomeUnknown(failure)) return step({ ...state, act: { kind: 'unknown', deed, reads: 0 } }, { kind: 'ask' })
  const marks = { ...state.marks, sent: false }
  return step(
    { ...state, marks, act: { kind: 'rejected', deed, failure } },
    { kind: 'save', key: state.key, marks },
    // Another tab may have paid or cancelled it.
    ...(isCode(failure, errorCode.alreadyFinal) ? [{ kind: 'ask' as const }] : []),
  )
}

/** One payment, for all payment pages: `paymentRules` has what differs. `null` ignores an event. */
export function paymentStep(state: PaymentState, event: PaymentEvent): PaymentStep | null {
  switch (event.kind) {
    case 'opened':
      return step({ kind: 'loading', key: event.key, marks: event.marks })
    case 'closed':
      return step({ kind: 'closed' })
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
      if (state.kind !== 'open' || state.act.kind !== 'idle' || state.marks.followed === '') return null
      return step({ ...state, act: { kind: 'leaving' } }, { kind: 'leave', url: state.marks.followed })
    }
    case 'deadlinePassed':
      return state.kind === 'open' && !state.isLate ? step({ ...state, isLate: true }, { kind: 'ask' }) : step(state)
    case 'resumed': {
      const isBack = state.kind === 'open' && state.act.kind === 'leaving'
      return step(isBack ? { ...state, act: { kind: 'idle' } } : state)
    }
  }
}

/** All states of one payment are one to the workflow, so that a read does not abort a request. */
export const paymentIdentity = (state: PaymentState): string =>
  state.kind === 'closed' ? 'closed' : JSON.stringify([state.key.page, state.key.id])

const SLOW_POLL_MS = 60_000

/** Milliseconds between two reads; `false` for none. An unpaid end is read on, because a transfer may be late. */
export function pollInterval(state: PaymentState, isVisible: boolean): number | false {
  if (state.kind === 'closed' || state.kind === 'missing' || state.kind === 'failed') return false
  if (state.kind === 'ended') {
    const { phase } = state.reading
    return phase === 'cancelled' || phase === 'notReceived' ? SLOW_POLL_MS : false
  }
  const { pollMs, submittedPollMs } = paymentRules[state.key.page]
  const isFast = state.kind === 'open' && (state.marks.submitted || state.act.kind === 'unknown')
  if (!isVisible) return SLOW_POLL_MS
  return isFast ? submittedPollMs : pollMs
}
