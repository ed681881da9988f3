import { errorCode } from '#contract/errors/codes.ts'
import { noResponse, rejected } from '#app/testing/failures.ts'
import {
  brpayRecipient,
  cardPressed,
  opened,
  PAYMENT_NOW,
  read,
  unanswered,
  waitingReading,
} from './payment.samples.ts'
import { noMarks, type OpenPayment, type PaymentEvent, type PaymentState } from './payment.states.ts'

/* States and events of every kind, for the transition table. */

const key = { page: 'swiftpay-card', id: '7' } as const
const open: OpenPayment = {
  kind: 'open',
  key,
  marks: { ...noMarks, deadline: PAYMENT_NOW },
  reading: waitingReading,
  actionState: { kind: 'idle' },
  deadline: PAYMENT_NOW,
  isLate: false,
  isStale: false,
  readAt: PAYMENT_NOW,
}
const invoice = { page: 'invoice', id: '7' } as const

export const samplePaymentStates = {
  closed: { kind: 'closed' },
  loading: { kind: 'loading', key, marks: noMarks },
  unread: { kind: 'unread', key, marks: noMarks, failure: noResponse },
  missing: { kind: 'missing', key },
  card: open,
  'card sending': { ...open, actionState: { kind: 'sending', action: 'card' } },
  'card unknown': { ...open, actionState: { kind: 'unknown', action: 'card', reads: 2 } },
  'card rejected': {
    ...open,
    actionState: { kind: 'rejected', action: 'card', failure: rejected(errorCode.paymentFailed) },
  },
  leaving: { ...open, actionState: { kind: 'leaving' } },
  invoice: { ...open, key: invoice, reading: { ...waitingReading, recipient: brpayRecipient } },
  ended: { kind: 'ended', key, reading: { ...waitingReading, phase: 'cancelled' }, readAt: PAYMENT_NOW },
} as const satisfies Readonly<Record<string, PaymentState>>

export const samplePaymentEvents = {
  opened: opened('swiftpay-card'),
  closed: { kind: 'closed' },
  'marks synced, card sent elsewhere': { kind: 'marksSynced', marks: { ...noMarks, sent: true } },
  'read, waiting': read(),
  'read, with an address': read({ url: '/psp/3ds/ab' }),
  'read, paid': read({ phase: 'paid' }),
  'read failed, no response': unanswered,
  'read failed, not found': { kind: 'readFailed', failure: rejected(errorCode.notFound) },
  retried: { kind: 'retried' },
  'card pressed': cardPressed,
  'confirm pressed': { kind: 'pressed', action: 'confirm' },
  'card accepted': { kind: 'accepted', action: 'card', url: '/psp/3ds/ab' },
  'card rejected': { kind: 'rejected', action: 'card', failure: rejected(errorCode.paymentFailed) },
  'card unknown': { kind: 'rejected', action: 'card', failure: noResponse },
  'deadline passed': { kind: 'deadlinePassed' },
  resumed: { kind: 'resumed' },
} as const satisfies Readonly<Record<string, PaymentEvent>>
