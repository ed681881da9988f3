import { KOPECKS_PER_RUBLE, timing } from '#contract/core/constants.ts'
import { errorCode, type ErrorCode } from '#contract/errors/codes.ts'
import { payinSystem } from '#server/content/payment-systems.ts'
import type { Payin } from '#server/money/payins/provider-events.ts'
import type { PaymentProvider, Reading } from '#server/money/providers/provider.ts'
import { cardDecidedAt, firstActAt, outcomeOf, reportsOf, transferDecidedAt } from './payin-outcomes.ts'
import { bankAnswersAt, payoutOutcomeOf, payoutReviewedAt } from './payout-outcomes.ts'
import { madeUpRecipient } from './recipient.ts'

const HUNDRED = 100

/** What the provider answers instead of an invoice, by the last two digits of the amount. */
const REFUSALS: Readonly<Record<number, ErrorCode>> = {
  81: errorCode.systemUnavailable,
  82: errorCode.noFreeWallets,
  83: errorCode.providerError,
  84: errorCode.paymentFailed,
  86: errorCode.orderExists,
  87: errorCode.providerMisconfigured,
  88: errorCode.methodLimitExhausted,
  89: errorCode.noMethodsNow,
}

/** What a test card does; every other card is paid or sent to the bank's page, as its payment system does. */
const TEST_CARDS: Readonly<Record<string, ErrorCode | 'bankPage' | 'console' | 'paid'>> = {
  '4000000000000002': errorCode.paymentFailed,
  '4000000000009995': errorCode.insufficientFunds,
  '4000000000000119': errorCode.providerError,
  '4000000000003220': 'bankPage',
  '4000000000000341': 'console',
  '2200000000000053': 'paid',
}

/** The simulated bank's page, where a card is confirmed. */
const bankPage = (ref: string): string => `/psp/3ds/${ref}`

const NO_RECIPIENT = { account: '', name: '', bank: '' }

/** The provider has searched for an account: the player has 15 minutes from now, or it finds nothing. */
function searchResult(payin: Payin, at: number): Reading {
  const outcome = outcomeOf(payin)
  if (outcome === 'declined') return { events: reportsOf(payin, at), recipient: null, nextAt: null }
  if (outcome === 'never') return { events: [], recipient: null, nextAt: null }
  return {
    events: [],
    recipient: madeUpRecipient(payin.ref, { destination: 'sbp' }),
    nextAt: transferDecidedAt(outcome, at, at + timing.invoiceDeadline),
  }
}

/** The simulated providers. They decide by the amount and keep nothing, so they answer at once. */
export const sandboxProvider: PaymentProvider = {
  name: 'sandbox',
  actsOnRead: true,
  create({ ref, system, kopecks, now, expiresAt }) {
    const code = REFUSALS[(kopecks / KOPECKS_PER_RUBLE) % HUNDRED]
    if (code !== undefined) return Promise.resolve({ kind: 'refused', code })
    const recipient = system.flow === 'cascade' ? NO_RECIPIENT : madeUpRecipient(ref, system)
    const nextAt = firstActAt(system.flow, outcomeOf({ kopecks }), now, expiresAt)
    return Promise.resolve({ kind: 'created', recipient, nextAt })
  },
  read(payin, at) {
    const isSearching =
      payinSystem(payin.system)?.flow === 'cascade' && payin.details_at === null && payin.stage === 'open'
    return Promise.resolve(
      isSearching ? searchResult(payin, at) : { events: reportsOf(payin, at), recipient: null, nextAt: null },
    )
  },
  card(payin, { number, hasBankPage }, now) {
    const result = TEST_CARDS[number] ?? (hasBankPage ? 'bankPage' : 'paid')
    if (typeof result === 'number') return Promise.resolve({ kind: 'refused', code: result })
    return Promise.resolve({
      kind: 'taken',
      page: result === 'bankPage' ? bankPage(payin.ref) : '',
      nextAt: result === 'paid' ? cardDecidedAt(payin, now) : null,
    })
  },
  confirm: (payin, now) => Promise.resolve(transferDecidedAt(outcomeOf(payin), now, payin.expires_at.getTime())),
  cancel: () => Promise.resolve(true),
  keepAccount: () => Promise.resolve({ kind: 'kept', token: '' }),
  reviewedAt: (kopecks, now) => payoutReviewedAt({ kopecks }, now),
  passesReview: (payout) => payoutOutcomeOf(payout) !== 'refused',
  answersAt: bankAnswersAt,
  payOut({ ref, kopecks }, at) {
    const status = payoutOutcomeOf({ kopecks }) === 'returned' ? 'declined' : 'paid'
    return Promise.resolve({ events: [{ id: `${ref}:${status}`, status, kopecks, at }], recipient: null, nextAt: null })
  },
  readEvent: null,
}
