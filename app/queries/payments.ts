import { queryOptions } from '@tanstack/react-query'
import { timing } from '#contract/core/constants.ts'
import { INVOICE_PAGES } from '#contract/lobby/pages.ts'
import {
  getCascadeStatus,
  getGexInvoice,
  getGexStatus,
  getInvoice,
  getMagnetInvoice,
  getSwiftpayInvoice,
  type CardInvoice,
  type GenericInvoice,
  type TransferInvoice,
} from '#contract/money/invoices.ts'
import { cascadePhase, gexPhase, invoicePhase, type PaymentPhase } from '#contract/money/money-status.ts'
import { getPayment, withdrawalStage, type WithdrawalStage } from '#contract/money/payments.ts'
import type { Http } from '#app/http/client.ts'
import { httpOf } from './http-port.ts'
import type { LobbyKey } from './lobby.ts'
import { nullIfUnsupported } from './null-if-unsupported.ts'

/** Pages of a payment. `notify` reads any payment by its reference. */
export const PAYMENT_PAGES = [...INVOICE_PAGES, 'invoice', 'notify'] as const
export type PaymentPage = (typeof PAYMENT_PAGES)[number]

/** A payment: its page, and the reference or number in the page's address. */
export interface PaymentKey {
  page: PaymentPage
  id: string
}

/** A payment as its page's call describes it. `null` is a fact that the response lacks. */
export interface PaymentReading {
  phase: PaymentPhase
  /** In rubles. */
  amount: number | null
  /** An untrusted address to continue at, or `""`. */
  url: string
  /** Whether a card or a confirmation was sent. */
  submitted: boolean | null
  expiresAt: number | null
  /** Where to transfer the money. */
  transfer: TransferInvoice | null
  recipient: GenericInvoice | null
  /** `null` for a deposit. */
  withdrawal: WithdrawalStage | null
}

const unread = {
  amount: null,
  url: '',
  submitted: null,
  expiresAt: null,
  transfer: null,
  recipient: null,
  withdrawal: null,
} as const

const readingOf = (invoice: Omit<CardInvoice, 'transaction' | 'url'>): PaymentReading => ({
  ...unread,
  phase: invoicePhase(invoice.confirmed),
  amount: invoice.amount > 0 ? invoice.amount : null,
  submitted: invoice.submitted,
  expiresAt: invoice.expires_at,
})

const cardReadingOf = (invoice: CardInvoice): PaymentReading => ({ ...readingOf(invoice), url: invoice.url })

/** A read that hangs longer counts as unanswered, so that the page says so and the next poll is sent. */
const READ_TIMEOUT_MS = Math.max(timing.paymentReadTimeout, 3 * timing.invoicePoll)

interface ReadRequest {
  /** Its calls have the timeout and the signal of the read. */
  http: Http
  id: string
  isSubmitted: boolean
}
type ReadPayment = (request: ReadRequest) => Promise<PaymentReading>

const readTransfer: ReadPayment = async ({ http, id }) => {
  const transfer = await http.call(getMagnetInvoice, { query: { id } })
  return { ...readingOf(transfer), transfer }
}

/** How each page reads its payment. */
const readers: Readonly<Record<PaymentPage, ReadPayment>> = {
  'magnet-card': readTransfer,
  'magnet-qiwi': readTransfer,
  'magnet-yoomoney': readTransfer,
  'swiftpay-card': async ({ http, id }) => cardReadingOf(await http.call(getSwiftpayInvoice, { query: { id } })),
  'gex-card': async ({ http, id, isSubmitted }) => {
    if (!isSubmitted) return cardReadingOf(await http.call(getGexInvoice, { query: { id } }))
    const { status, url } = await http.call(getGexStatus, { query: { id } })
    return { ...unread, phase: gexPhase(status), url }
  },
  wait: async ({ http, id }) => {
    const { status, amount, url, expires_at, submitted } = await http.call(getCascadeStatus, { query: { id } })
    return {
      ...unread,
      phase: cascadePhase(status),
      amount: amount > 0 ? amount : null,
      url,
      submitted,
      expiresAt: expires_at,
    }
  },
  invoice: async ({ http, id }) => {
    const recipient = await http.call(getInvoice, { query: { id } })
    return { ...readingOf(recipient), recipient }
  },
  notify: async ({ http, id }) => {
    const payment = await http.call(getPayment, { params: { ref: id } })
    return {
      ...unread,
      phase: payment.state,
      amount: payment.amount,
      withdrawal: payment.direction === 'out' ? withdrawalStage(payment) : null,
    }
  },
}

/** What a payment is read by. */
export interface PaymentQuery extends PaymentKey {
  session: number
  /** A card was submitted, which another call may follow. */
  isSubmitted: boolean
  /** The first load is retried; later, the next poll is the retry. */
  isFirst: boolean
}

/** The state of a payment. Never cached: money may have moved since. */
export const paymentQuery = ({ session, page, id, isSubmitted, isFirst }: PaymentQuery) =>
  queryOptions({
    queryKey: ['payment', { session, page, id, isSubmitted }],
    queryFn({ client, signal }) {
      const http: Http = {
        call: (call, input) => httpOf(client).call(call, { ...input, timeoutMs: READ_TIMEOUT_MS }, signal),
      }
      return readers[page]({ http, id, isSubmitted })
    },
    staleTime: 0,
    gcTime: 0,
    ...(isFirst ? {} : { retry: false }),
  })

const detailsKey = ['payment details'] as const
/** Matches every payment with its timeline. */
export const anyPaymentDetails = { queryKey: detailsKey } as const

/** A payment with its timeline; `null` if the back end does not implement the call. A new revision is read again. */
export const paymentDetailsQuery = ({ session, language, id, revision }: LobbyKey & { id: string; revision: string }) =>
  queryOptions({
    queryKey: [...detailsKey, { session, language, id, revision }],
    queryFn: ({ client, signal }) =>
      nullIfUnsupported(httpOf(client).call(getPayment, { params: { ref: id } }, signal)),
    // The parts of a page that show it mount one after another.
    staleTime: 5000,
  })
