import * as z from 'zod/mini'
import { errorCode, type ErrorCode } from '#contract/errors/codes.ts'
import { REF_LENGTH } from '#server/money/payins/create-payin.ts'
import { logLine } from '#server/http/logging/log-line.ts'
import type { Payin } from '#server/money/payins/provider-events.ts'
import type { ProviderEvent } from '#server/money/providers/events.ts'
import type { NewInvoice, PaymentProvider, Recipient } from '#server/money/providers/provider.ts'
import { createGatewayClient, type GatewayAnswer, type GatewaySettings } from './client.ts'
import { checkSignature } from './signature.ts'

const MINUTE = 60_000
/** How often a payment is read that no event has ended. */
const READ_MS = MINUTE
/** How long after its deadline a deposit is still read. An event that is sent later is still credited. */
const GRACE_MS = 15 * MINUTE
/** How long the player can cancel a withdrawal. */
const REVIEW_MS = 10 * MINUTE

const MAX_TEXT = 200
/** Without control characters: PostgreSQL cannot store U+0000. */
const text = () => z.string().check(z.maxLength(MAX_TEXT), z.regex(/^\P{Cc}*$/u))

const Event = z.object({
  id: z.string().check(z.regex(/^[\w.:-]{1,100}$/u)),
  status: z.enum(['paid', 'declined']),
  /** In kopecks. */
  amount: z.int().check(z.positive()),
})
const Payment = z.object({
  account: z.optional(text()),
  name: z.optional(text()),
  bank: z.optional(text()),
  events: z.array(Event),
})
/** The player is sent to the page, so it can be no script. */
const BankPage = z.string().check(z.maxLength(2000), z.regex(/^(?:https:\/\/[^\s\p{Cc}]+)?$/u))
const CardAnswer = z.object({ page: z.optional(BankPage) })
const PayoutAnswer = z.object({ events: z.array(Event) })
const AccountAnswer = z.object({ token: text().check(z.minLength(1)) })
const Done = z.object({})
const SentEvent = z.extend(Event, { payment: text().check(z.length(REF_LENGTH)) })

/** What the contract lets a provider say about an invoice, and about a card. */
const INVOICE_CODES: readonly ErrorCode[] = [
  errorCode.systemUnavailable,
  errorCode.noFreeWallets,
  errorCode.providerError,
  errorCode.paymentFailed,
  errorCode.orderExists,
  errorCode.providerMisconfigured,
  errorCode.methodLimitExhausted,
  errorCode.noMethods,
  errorCode.noMethodsNow,
]
const CARD_CODES: readonly ErrorCode[] = [
  errorCode.systemUnavailable,
  errorCode.providerError,
  errorCode.paymentFailed,
  errorCode.insufficientFunds,
  errorCode.providerMisconfigured,
]
const knownCode = (codes: readonly ErrorCode[], code: number): ErrorCode =>
  codes.find((known) => known === code) ?? errorCode.providerError

/** Whether the protocol has this code of a refusal. */
const isDeclared = (code: number): boolean => [...INVOICE_CODES, ...CARD_CODES].some((known) => known === code)

const toEvent = ({ id, status, amount }: z.output<typeof Event>, at: number): ProviderEvent => ({
  id,
  status,
  kopecks: amount,
  at,
})

/** The end of a payment that the gateway refuses to make. */
const refusalOf = ({ ref, kopecks }: { ref: string; kopecks: number }, at: number): ProviderEvent => ({
  id: `${ref}:refused`,
  status: 'declined',
  kopecks,
  at,
})

/** The recipient of an answer; absent parts are empty. */
type SentRecipient = { [Part in keyof Recipient]?: Recipient[Part] | undefined }
const recipientOf = ({ account = '', name = '', bank = '' }: SentRecipient): Recipient => ({ account, name, bank })

type PaymentAnswer = GatewayAnswer<z.output<typeof Payment>>

/**
 * The HTTP gateway of an operator (`docs/howto/payment-provider.md`). What it has not said is unknown: the payment stays as
 * it is and is read again. The reference of a payment is its idempotency key.
 */
export function createGatewayProvider(settings: GatewaySettings, timeoutMs?: number): PaymentProvider {
  const request = createGatewayClient(settings, timeoutMs)

  const create = ({ ref, systemId, kopecks, bank, expiresAt }: Omit<NewInvoice, 'system' | 'now'>, now: number) =>
    request(
      {
        path: '/payments',
        body: { ref, system: systemId, amount: kopecks, currency: 'RUB', bank, expires_at: expiresAt },
        key: ref,
      },
      Payment,
      now,
    )

  /** Reads a deposit. One that the gateway does not know was lost on its way, so it is created again until its deadline. */
  async function readPayment(payin: Payin, now: number): Promise<PaymentAnswer> {
    const { ref, system, kopecks, bank, expires_at } = payin
    const answer = await request({ path: `/payments/${ref}` }, Payment, now)
    // Only a request to make the payment can be refused, not one to read it.
    if (answer.kind === 'refused') return { kind: 'unknown' }
    if (answer.kind !== 'missing') return answer
    if (now > expires_at.getTime()) return { kind: 'unknown' }
    return create({ ref, systemId: system, kopecks, bank, expiresAt: expires_at.getTime() }, now)
  }

  return {
    name: 'gateway',
    actsOnRead: false,
    async create(invoice) {
      const answer = await create(invoice, invoice.now)
      if (answer.kind === 'refused') return { kind: 'refused', code: knownCode(INVOICE_CODES, answer.code) }
      // An invoice moves no money: the page opens, and what the gateway has not said is read as soon as possible.
      const isRead = answer.kind === 'read'
      return {
        kind: 'created',
        recipient: recipientOf(isRead ? answer.data : {}),
        nextAt: isRead ? invoice.now + READ_MS : invoice.now,
      }
    },
    async read(payin, at) {
      const nextAt = at > payin.expires_at.getTime() + GRACE_MS ? null : at + READ_MS
      const answer = await readPayment(payin, at)
      if (answer.kind === 'refused') return { events: [refusalOf(payin, at)], recipient: null, nextAt: null }
      if (answer.kind !== 'read') return { events: [], recipient: null, nextAt }
      const { events, ...sent } = answer.data
      const recipient = recipientOf(sent)
      return {
        events: events.map((event) => toEvent(event, at)),
        recipient: recipient.account === '' ? null : recipient,
        nextAt,
      }
    },
    async card(payin, { number, expire, cvv }, now) {
      const { ref, card_attempts } = payin
      const answer = await request(
        { path: `/payments/${ref}/card`, body: { number, expire, cvv }, key: `${ref}:card:${card_attempts}` },
        CardAnswer,
        now,
      )
      if (answer.kind === 'refused') return { kind: 'refused', code: knownCode(CARD_CODES, answer.code) }
      const page = answer.kind === 'read' ? (answer.data.page ?? '') : ''
      return { kind: 'taken', page, nextAt: answer.kind === 'read' ? now + READ_MS : now }
    },
    async confirm({ ref }, now) {
      await request({ path: `/payments/${ref}/confirm`, body: {}, key: `${ref}:confirm` }, Done, now)
      return now + READ_MS
    },
    async cancel({ ref }, now) {
      const answer = await request({ path: `/payments/${ref}/cancel`, body: {}, key: `${ref}:cancel` }, Done, now)
      return answer.kind === 'read'
    },
    async keepAccount({ systemId, account, holder, bank }, now) {
      const invalid = { kind: 'refused', code: errorCode.parametersInvalid } as const
      // A card that another provider has the number of: the player enters it again.
      if (account === null) return invalid
      const answer = await request(
        { path: '/accounts', body: { system: systemId, account, holder, bank } },
        AccountAnswer,
        now,
      )
      if (answer.kind === 'read') return { kind: 'kept', token: answer.data.token }
      return answer.kind === 'refused' ? invalid : { kind: 'unknown' }
    },
    reviewedAt: (_, now) => now + REVIEW_MS,
    passesReview: () => true,
    answersAt: (_, sentAt) => sentAt,
    async payOut(payout, at) {
      const { ref, system, kopecks, account_token } = payout
      const answer = await request(
        { path: '/payouts', body: { ref, system, amount: kopecks, currency: 'RUB', account: account_token }, key: ref },
        PayoutAnswer,
        at,
      )
      // A refusal returns the money. Other codes are unknown: one may mean that the withdrawal was already made.
      if (answer.kind === 'refused' && isDeclared(answer.code))
        return { events: [refusalOf(payout, at)], recipient: null, nextAt: null }
      if (answer.kind === 'refused')
        logLine('error', 'paymentGateway', { message: `${answer.code} is no code of a refused withdrawal.` })
      const events = answer.kind === 'read' ? answer.data.events.map((event) => toEvent(event, at)) : []
      return { events, recipient: null, nextAt: at + READ_MS }
    },
    readEvent(sent, now) {
      const check = checkSignature(settings.secret, sent, now)
      if (check !== 'valid') return { kind: check }
      const event = z.safeParse(SentEvent, parseJson(sent.body))
      if (!event.success) return { kind: 'malformed' }
      return { kind: 'event', ref: event.data.payment, event: toEvent(event.data, now) }
    },
  }
}

/** `undefined` for what is not JSON. */
function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
