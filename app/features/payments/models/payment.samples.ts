import { noResponse } from '#app/testing/failures.ts'
import type { PaymentKey, PaymentReading } from '#app/queries/payments.ts'
import { noMarks, type PaymentEvent } from './payment.states.ts'

/* Payments and events for tests. */

export const PAYMENT_NOW = Date.UTC(2026, 0, 10, 12)

export const waitingReading: PaymentReading = {
  phase: 'waiting',
  amount: 1500,
  url: '',
  submitted: false,
  expiresAt: null,
  transfer: null,
  recipient: null,
  withdrawal: null,
}

export const brpayRecipient = {
  gateway: 'brpay',
  payment_type: 'sbp',
  amount: 1500,
  wallet: '+79001234567',
  name: 'Ivan P.',
  bank: 'tbank',
  source_bank: 'tbank,sber',
  sbp_country: 'RU',
  confirmed: 0,
  created_at: null,
  expires_at: null,
  submitted: false,
} as const

export const opened = (page: PaymentKey['page'], marks: Partial<typeof noMarks> = {}): PaymentEvent => ({
  kind: 'opened',
  key: { page, id: '7' },
  marks: { ...noMarks, ...marks },
})
export const read = (change: Partial<PaymentReading> = {}, now = PAYMENT_NOW): PaymentEvent => ({
  kind: 'read',
  reading: { ...waitingReading, ...change },
  now,
})
export const unanswered: PaymentEvent = { kind: 'readFailed', failure: noResponse }
export const testCard = { number: '4111111111111111', month: '12', year: '28', code: '123' }
export const cardPressed: PaymentEvent = { kind: 'pressed', action: 'card', readCard: () => testCard }
