import type { ErrorCode } from '#contract/errors/codes.ts'
import type { PaymentSystem } from '#server/content/payment-system-types.ts'
import type { Context, Services } from '#server/http/context.ts'
import type { Payin } from '#server/money/payins/provider-events.ts'
import type { Payout } from '#server/money/payouts/payout-stages.ts'
import type { ProviderEvent } from './events.ts'
import type { ProviderName } from './provider-name.ts'

/*
 * The port to what moves money outside of this server. Rules call it between two transactions, never inside one, and
 * only `applyProviderEvent` and `applyPayoutEvent` credit or end a payment.
 */

/** Where a transfer goes to. Empty until the provider has found it. */
export interface Recipient {
  account: string
  name: string
  bank: string
}

/** A deposit that a provider is asked to take. `ref` is its idempotency key. Times in milliseconds. */
export interface NewInvoice {
  ref: string
  systemId: string
  system: PaymentSystem
  kopecks: number
  bank: string
  now: number
  expiresAt: number
}

/** A refusal means that the provider has read the request and did nothing. An unknown result is none. */
export interface ProviderRefusal {
  kind: 'refused'
  code: ErrorCode
}

/** `nextAt`: when the provider is to be read next; `null` if it waits for the player. */
export interface InvoiceCreated {
  kind: 'created'
  recipient: Recipient
  nextAt: number | null
}

/** A card that was taken, or of which the provider's answer is unknown. `page`: the bank's page, or `''` to wait. */
export interface CardTaken {
  kind: 'taken'
  page: string
  nextAt: number | null
}

/** A token of an account, or no answer. */
export type KeptAccount = { kind: 'kept'; token: string } | ProviderRefusal | { kind: 'unknown' }

/** What a provider knows about a payment. Nothing new is no event and a later `nextAt`. */
export interface Reading {
  events: readonly ProviderEvent[]
  /** Details that were not known before; `null` if nothing is new. */
  recipient: Recipient | null
  nextAt: number | null
}

/** An account of a withdrawal, in full: it is never stored here. `null`: a remembered card, of which only the mask is known. */
export interface PayoutAccount {
  systemId: string
  account: string | null
  holder: string
  bank: string
}

/** A request that claims to be from a provider, with its body as sent. */
export interface SignedRequest {
  body: string
  timestamp: string
  signature: string
}

/** What a signed request says. `late`: outside of the time window, so it may be a recording. */
export type SignedEvent =
  | { kind: 'event'; ref: string; event: ProviderEvent }
  | { kind: 'forged' }
  | { kind: 'late' }
  | { kind: 'malformed' }

export interface PaymentProvider {
  name: ProviderName
  /** Whether a read of the player lets it act: it answers at once and without a network. The others are asked by a job. */
  actsOnRead: boolean
  create(invoice: NewInvoice): Promise<InvoiceCreated | ProviderRefusal>
  read(payin: Payin, at: number): Promise<Reading>
  /** Submits a card; `hasBankPage`: the payment system confirms cards on the bank's page. */
  card(
    payin: Payin,
    card: { number: string; expire: string; cvv: string; hasBankPage: boolean },
    now: number,
  ): Promise<CardTaken | ProviderRefusal>
  /** The player reports a transfer as made. Returns when the provider is to be read next. */
  confirm(payin: Payin, now: number): Promise<number | null>
  /** Returns `false` unless the provider has surely given the payment up. */
  cancel(payin: Payin, now: number): Promise<boolean>
  /** Exchanges an account for a token. */
  keepAccount(account: PayoutAccount, now: number): Promise<KeptAccount>
  /** Until when a new withdrawal is reviewed, and can be cancelled; `null` if a person decides. */
  reviewedAt(kopecks: number, now: number): number | null
  /** Whether a reviewed withdrawal is paid out; otherwise its money goes back to the balance. */
  passesReview(payout: Payout): boolean
  /** When a withdrawal that was sent at a time is paid out or read next. */
  answersAt(payout: Payout, sentAt: number): number
  /** Pays out once per `ref`, however often it is called, and returns its events so far. */
  payOut(payout: Payout, at: number): Promise<Reading>
  /** Verifies an event that the provider has sent; `null` if it sends none. */
  readEvent: ((request: SignedRequest, now: number) => SignedEvent) | null
}

/** Gives up the request's place among those of its network, if a provider may take seconds to answer. */
export function leaveShareForProviders({ providers, leaveShare }: Pick<Context, 'providers' | 'leaveShare'>): void {
  if (providers.some(({ actsOnRead }) => !actsOnRead)) leaveShare()
}

/** What moves money: the ledger's database, and the providers. The first one takes new payments. */
export type Payments = Pick<Services, 'db' | 'providers'>

/** The provider of new payments; `undefined` on a server that takes none. */
export const currentProvider = ({ providers }: Pick<Payments, 'providers'>): PaymentProvider | undefined => providers[0]

/** The provider that has taken a payment; `undefined` if this server no longer has it. */
export const providerOf = (
  { providers }: Pick<Payments, 'providers'>,
  { provider }: { provider: ProviderName },
): PaymentProvider | undefined => providers.find(({ name }) => name === provider)

/** Names of the providers that are asked when the player reads. */
export const namesOnRead = ({ providers }: Pick<Payments, 'providers'>): ProviderName[] =>
  providers.filter(({ actsOnRead }) => actsOnRead).map(({ name }) => name)
