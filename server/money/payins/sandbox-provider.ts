import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import type { Flow } from '#server/content/payment-systems.ts'
import type { Payin } from './provider-events.ts'
import type { PayinOutcome } from './stages.ts'

/* How the sandbox providers behave. They have no timers: reading a deposit lets them act up to that time. */

const SECOND = 1000
const MINUTE = 60 * SECOND
/** How long a provider needs, from the moment the player could pay. */
const TRANSFER_MS = 30 * SECOND
const CARD_MS = 5 * SECOND
const SLOW_MS = 7 * MINUTE
const LATE_MS = MINUTE
/** How long a provider searches for an account to transfer to. */
const SEARCH_MS = 10 * SECOND

/** Outcomes by the last two digits of the amount in rubles; all others are paid. */
const OUTCOMES: Readonly<Record<number, PayinOutcome>> = {
  91: 'declined',
  92: 'never',
  93: 'slow',
  94: 'late',
  95: 'console',
  96: 'otherAmount',
  97: 'twice',
}

/** Chooses the outcome of a new deposit. */
export const outcomeOf = (rubles: number): PayinOutcome => OUTCOMES[rubles % 100] ?? 'paid'

/** When the provider decides about a transfer that could be made from `since`; `null` for never. */
export function transferDecidedAt(outcome: PayinOutcome, since: number, expiresAt: number): number | null {
  if (outcome === 'never' || outcome === 'console') return null
  if (outcome === 'late') return expiresAt + LATE_MS
  return since + (outcome === 'slow' ? SLOW_MS : TRANSFER_MS)
}

/** When the bank decides about a card that was submitted at `since`; `null` if only the console can. */
export function cardDecidedAt(
  { outcome, expires_at }: Pick<Payin, 'outcome' | 'expires_at'>,
  since: number,
  delayMs = CARD_MS,
): Date | null {
  if (outcome === 'never' || outcome === 'console') return null
  if (outcome === 'late') return new Date(expires_at.getTime() + LATE_MS)
  return new Date(since + (outcome === 'slow' ? SLOW_MS : delayMs))
}

/** When the provider acts first on a new deposit; `null` if the player acts first. */
export function firstActAt(flow: Flow, outcome: PayinOutcome, createdAt: number, expiresAt: number): number | null {
  if (flow === 'transfer') return transferDecidedAt(outcome, createdAt, expiresAt)
  return flow === 'cascade' ? createdAt + SEARCH_MS : null
}

/** What a provider reports when it decides, in order. */
export function reportsOf({ ref, kopecks, outcome }: Pick<Payin, 'ref' | 'kopecks' | 'outcome'>) {
  const paid = { id: `${ref}:paid`, status: 'paid', kopecks } as const
  const declined = { id: `${ref}:declined`, status: 'declined', kopecks } as const
  if (outcome === 'declined') return [declined]
  if (outcome === 'otherAmount') return [{ ...paid, kopecks: kopecks - KOPECKS_PER_RUBLE }]
  return outcome === 'twice' ? [paid, paid, declined] : [paid]
}
