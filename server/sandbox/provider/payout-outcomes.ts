import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import type { Payout } from '#server/money/payouts/payout-stages.ts'

/*
 * How the house and the banks of the sandbox behave. The amount decides, so nothing is stored about it. They have no
 * timers: reading a withdrawal lets them act.
 */

const MINUTE = 60 * 1000
/** How long the house reviews a request. Until then the player can cancel it. */
const REVIEW_MS = 10 * MINUTE
const BANK_MS = 5 * MINUTE
/** Longer than the promised three hours. */
const SLOW_BANK_MS = 200 * MINUTE

/** What happens to it. `slow`: paid after the promised time; `console`: the sandbox console decides. */
type PayoutOutcome = 'paid' | 'returned' | 'refused' | 'slow' | 'console'

/** Outcomes by the last two digits of the amount in rubles; all others are paid. */
const OUTCOMES: Readonly<Record<number, PayoutOutcome>> = { 91: 'returned', 92: 'refused', 93: 'slow', 95: 'console' }

/** What happens to a withdrawal. */
export const payoutOutcomeOf = ({ kopecks }: Pick<Payout, 'kopecks'>): PayoutOutcome =>
  OUTCOMES[(kopecks / KOPECKS_PER_RUBLE) % 100] ?? 'paid'

/** When the house has reviewed a request; `null` if only the console decides. */
export const payoutReviewedAt = (payout: Pick<Payout, 'kopecks'>, now: number): number | null =>
  payoutOutcomeOf(payout) === 'console' ? null : now + REVIEW_MS

/** When the bank answers about a withdrawal that was sent at a time. */
export const bankAnswersAt = (payout: Pick<Payout, 'kopecks'>, sentAt: number): number =>
  sentAt + (payoutOutcomeOf(payout) === 'slow' ? SLOW_BANK_MS : BANK_MS)
