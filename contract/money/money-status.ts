/*
 * The status numbers and words of payments, mapped to one name each (`spec §4`). Nothing else compares them. Labels are
 * texts of the app, by the name of the phase.
 */

/**
 * `unknown`: the status was absent or cannot be read, so the last known phase stays. `searching`: a cascade looks for
 * payment details.
 */
export const PAYMENT_PHASES = [
  'waiting',
  'searching',
  'processing',
  'paid',
  'declined',
  'cancelled',
  'notReceived',
  'unknown',
] as const
export type PaymentPhase = (typeof PAYMENT_PHASES)[number]

type FinalPhase = 'paid' | 'declined' | 'cancelled' | 'notReceived'
const FINAL: ReadonlySet<PaymentPhase> = new Set<FinalPhase>(['paid', 'declined', 'cancelled', 'notReceived'])

/** Whether the payment has ended. Only a late payment can still turn an ended one into `paid`. */
export const isFinalPhase = (phase: PaymentPhase): phase is FinalPhase => FINAL.has(phase)

/** Colour of a phase: orange, green, grey or red. */
export type PhaseTone = 'pending' | 'positive' | 'neutral' | 'negative'

export const PHASE_TONES: Readonly<Record<PaymentPhase, PhaseTone>> = {
  waiting: 'pending',
  searching: 'pending',
  processing: 'pending',
  paid: 'positive',
  declined: 'negative',
  cancelled: 'neutral',
  notReceived: 'negative',
  unknown: 'pending',
}

/** Phases of a history row or payout by their `status`. */
export const HISTORY_PHASES = ['processing', 'paid', 'cancelled', 'declined'] as const satisfies readonly PaymentPhase[]
export type HistoryPhase = (typeof HISTORY_PHASES)[number]
/** `status` of a history row or payout: 0–3. Any other number counts as in progress, never as ended. */
export const historyPhase = (status: number | null): HistoryPhase => HISTORY_PHASES[status ?? 0] ?? 'processing'

/** `confirmed` of an invoice: 0 waiting, 1 paid, any other number cancelled. */
export function invoicePhase(confirmed: number | null): PaymentPhase {
  if (confirmed === null) return 'unknown'
  if (confirmed === 0) return 'waiting'
  return confirmed === 1 ? 'paid' : 'cancelled'
}

const CASCADE_PHASES: readonly PaymentPhase[] = ['waiting', 'paid', 'declined', 'searching', 'notReceived']
/** `status` of a cascade: 0–4. */
export const cascadePhase = (status: number | null): PaymentPhase => CASCADE_PHASES[status ?? -1] ?? 'unknown'

export const GEX_STATUSES = ['pending', 'success', 'declined', 'redirect', 'unclear'] as const
export type GexStatus = (typeof GEX_STATUSES)[number]

const GEX_PHASES: Readonly<Record<GexStatus, PaymentPhase>> = {
  pending: 'processing',
  success: 'paid',
  declined: 'declined',
  redirect: 'processing',
  unclear: 'unknown',
}
/** `status` of the card provider with polling. A redirect is a step of a running payment. */
export const gexPhase = (status: GexStatus): PaymentPhase => GEX_PHASES[status]

const WORD_PHASES = new Map<string, PaymentPhase>([
  ['confirmed', 'paid'],
  ['rejected', 'declined'],
  ['pending', 'processing'],
])
/** A status word of a message. It is a claim: only a payment that was read proves it. */
export const messagePhase = (word: string): PaymentPhase => WORD_PHASES.get(word) ?? 'unknown'
