import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import type { Flow } from '#server/content/payment-system-types.ts'
import type { Payin } from '#server/money/payins/provider-events.ts'
import type { ProviderEvent } from '#server/money/providers/events.ts'

/*
 * How the sandbox providers behave. The amount decides, so nothing is stored about it. They have no timers: reading a
 * deposit lets them act up to that time.
 */

const SECOND = 1000
const MINUTE = 60 * SECOND
/** How long a provider needs, from the moment the player could pay. */
const TRANSFER_MS = 30 * SECOND
const CARD_MS = 5 * SECOND
const SLOW_MS = 7 * MINUTE
const LATE_MS = MINUTE
/** How long a provider searches for an account to transfer to. */
const SEARCH_MS = 10 * SECOND

/**
 * What the provider does. `slow`: it pays after the promised time; `late`: after the deadline; `never`: not at all;
 * `otherAmount`: another amount; `twice`: it reports the payment twice, and a rejection after it; `console`: the sandbox
 * console decides.
 */
export type PayinOutcome = 'paid' | 'declined' | 'never' | 'late' | 'slow' | 'otherAmount' | 'twice' | 'console'

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

/** What the provider does with a deposit. */
export const outcomeOf = ({ kopecks }: Pick<Payin, 'kopecks'>): PayinOutcome =>
  OUTCOMES[(kopecks / KOPECKS_PER_RUBLE) % 100] ?? 'paid'

/** When the provider decides about a transfer that could be made from `since`; `null` for never. */
export function transferDecidedAt(outcome: PayinOutcome, since: number, expiresAt: number): number | null {
  if (outcome === 'never' || outcome === 'console') return null
  if (outcome === 'late') return expiresAt + LATE_MS
  return since + (outcome === 'slow' ? SLOW_MS : TRANSFER_MS)
}

/** When the bank decides about a card, in milliseconds; `null` if only the console can. */
export function cardDecidedAt(
  payin: Pick<Payin, 'kopecks' | 'expires_at'>,
  since: number,
  delayMs = CARD_MS,
): number | null {
  const outcome = outcomeOf(payin)
  if (outcome === 'never' || outcome === 'console') return null
  if (outcome === 'late') return payin.expires_at.getTime() + LATE_MS
  return since + (outcome === 'slow' ? SLOW_MS : delayMs)
}

/** When the provider acts first on a new deposit; `null` if the player acts first. */
export function firstActAt(flow: Flow, outcome: PayinOutcome, createdAt: number, expiresAt: number): number | null {
  if (flow === 'transfer') return transferDecidedAt(outcome, createdAt, expiresAt)
  return flow === 'cascade' ? createdAt + SEARCH_MS : null
}

/** What a provider reports when it decides, in order. */
export function reportsOf({ ref, kopecks }: Pick<Payin, 'ref' | 'kopecks'>, at: number): ProviderEvent[] {
  const outcome = outcomeOf({ kopecks })
  const paid = { id: `${ref}:paid`, status: 'paid', kopecks, at } as const
  const declined = { id: `${ref}:declined`, status: 'declined', kopecks, at } as const
  if (outcome === 'declined') return [declined]
  if (outcome === 'otherAmount') return [{ ...paid, kopecks: kopecks - KOPECKS_PER_RUBLE }]
  return outcome === 'twice' ? [paid, paid, declined] : [paid]
}
