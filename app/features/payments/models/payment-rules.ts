import { timing } from '#contract/core/constants.ts'
import { ROUTES } from '#contract/lobby/pages.ts'
import type { PaymentPhase } from '#contract/money/money-status.ts'
import type { PaymentKey, PaymentPage } from '#app/queries/payments.ts'
import type { ExitReason } from '#app/models/payments/payment-exit.model.ts'

/** What the player can do with a payment. */
export type PaymentAction = 'card' | 'confirm' | 'cancel'

/** Where a page leads when its payment has ended. `reason` is shown there, if the page does not say it. */
export interface PaymentExit {
  path: string
  reason: ExitReason | null
}

/** What differs between the payment pages. */
export interface PaymentRules {
  /** Milliseconds between two reads, before and after a card was submitted. */
  pollMs: number
  submittedPollMs: number
  /** Time to pay, if the back end does not say it. */
  deadlineMs: number
  actions: readonly PaymentAction[]
  /** `null`: the page stays and shows the outcome. */
  exitOf: (phase: PaymentPhase, key: PaymentKey) => PaymentExit | null
  /** A payment that cannot be read leads to the cashier. */
  leavesUnread: boolean
}

/** The page that shows a declined or cancelled payment. */
export const rejectedPage = ({ id }: PaymentKey): string =>
  `${ROUTES['payment-rejected']}?transaction=${encodeURIComponent(id)}`

/** The page that shows any payment with its timeline and receipt. */
export const detailsPage = (id: string): string => `${ROUTES['payment-notify']}?transaction=${encodeURIComponent(id)}`

export const cashierPage = (): string => `${ROUTES.cashbox}?tab=deposit`

const transfer: PaymentRules = {
  pollMs: timing.invoicePoll,
  submittedPollMs: timing.invoicePoll,
  deadlineMs: timing.invoiceDeadline,
  actions: [],
  exitOf: () => null,
  leavesUnread: false,
}

/** The rules of each page (`spec §4`). */
export const paymentRules: Readonly<Record<PaymentPage, PaymentRules>> = {
  'magnet-card': transfer,
  'magnet-qiwi': transfer,
  'magnet-yoomoney': transfer,
  // As slow as in a hidden tab before the submit: only another tab or the deadline can change the payment.
  'swiftpay-card': { ...transfer, pollMs: timing.hiddenPaymentPoll, actions: ['card'] },
  'gex-card': {
    ...transfer,
    pollMs: timing.hiddenPaymentPoll,
    submittedPollMs: timing.cardProviderPoll,
    actions: ['card'],
    exitOf(phase) {
      if (phase === 'paid') return { path: `${ROUTES.cashbox}?tab=history`, reason: 'paid' }
      // Cancelled or expired: the page says so.
      return phase === 'cancelled' ? null : { path: cashierPage(), reason: 'declined' }
    },
  },
  wait: {
    ...transfer,
    pollMs: timing.cascadePoll,
    deadlineMs: timing.cascadeDeadline,
    exitOf: (phase, key) => (phase === 'paid' ? null : { path: rejectedPage(key), reason: null }),
  },
  invoice: { ...transfer, actions: ['confirm', 'cancel'], leavesUnread: true },
  notify: transfer,
}
