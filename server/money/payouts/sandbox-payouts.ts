import type { PayoutOutcome } from './stages.ts'

/* How the house and the banks of the sandbox behave. They have no timers: reading a withdrawal lets them act. */

const MINUTE = 60 * 1000
/** How long the house checks a request. Until then the player can cancel it. */
const CHECK_MS = 10 * MINUTE
const BANK_MS = 5 * MINUTE
/** Longer than the promised three hours. */
const SLOW_BANK_MS = 200 * MINUTE

/** Outcomes by the last two digits of the amount in rubles; all others are paid. */
const OUTCOMES: Readonly<Record<number, PayoutOutcome>> = { 91: 'returned', 92: 'refused', 93: 'slow', 95: 'console' }

/** Chooses the outcome of a new withdrawal. */
export const payoutOutcomeOf = (rubles: number): PayoutOutcome => OUTCOMES[rubles % 100] ?? 'paid'

/** When the house has checked a request; `null` if only the console decides. */
export const checkedAt = (outcome: PayoutOutcome, now: number): Date | null =>
  outcome === 'console' ? null : new Date(now + CHECK_MS)

/** Milliseconds from sending until the bank answers. */
export const bankAnswersAfter = (outcome: PayoutOutcome): number => (outcome === 'slow' ? SLOW_BANK_MS : BANK_MS)
