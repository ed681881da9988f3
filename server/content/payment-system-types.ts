import type { Destination } from '#contract/money/cashier.ts'
import type { Bilingual } from './shapes.ts'

/**
 * How a deposit is paid. `transfer`: the player transfers to an account that the page shows. `redirectCard`: a card form,
 * then the bank's page. `polledCard`: a card form, then waiting. `cascade`: an account is searched for first. `invoice`: a
 * transfer that the player reports as made.
 */
export const ALL_FLOWS = ['transfer', 'redirectCard', 'polledCard', 'cascade', 'invoice'] as const
export type Flow = (typeof ALL_FLOWS)[number]

/** Money goes back by the family that it came by (error 412). */
export type PaymentFamily = 'card' | 'bank' | 'wallet'

/** A payment system for deposits. Amounts in rubles. */
export interface PaymentSystem<Mark extends string = string> {
  flow: Flow
  family: PaymentFamily
  /** Word of the payment page in its URL, where the flow has several. */
  page: 'magnet-card' | 'magnet-qiwi' | 'magnet-yoomoney' | 'swiftpay-card' | 'gex-card' | ''
  title: Bilingual
  /** Name of its logo. */
  mark: Mark
  min: number
  max: number
  /** HTML; `null` for none. */
  hint: Bilingual | null
  currencies: string
  /** The currency that rubles are converted into. */
  conversion: string
  /** Whether round sums are refused, so that equal ones can be distinguished. */
  needsDistinctSums: boolean
  destination: 'phone' | 'sbp' | 'card' | 'email' | 'purse'
  config: string
  /** What the player must have done before. */
  needs: 'nothing' | 'confirmedPhone'
}

/** A payment system for withdrawals. Amounts in rubles. */
export interface PayoutSystem<Mark extends string = string> {
  family: PaymentFamily
  title: Bilingual
  /** Name of its logo. */
  mark: Mark
  min: number
  max: number
  /** HTML; `null` for none. */
  hint: Bilingual | null
  destination: Destination
  config: string
}
