/**
 * Stages of a deposit. `open`: the player has to pay. `working`: a card was submitted and the bank decides. `disputed`:
 * money came that cannot be credited (another amount, or after the end), and a person decides.
 *
 * open → working, paid, declined, cancelled, expired · working → paid, declined, expired (if the bank has nothing to
 * decide: an abandoned bank page would block the next deposit) · expired → paid (a late transfer) · any but paid → disputed → paid, declined
 */
export type PayinStage = 'open' | 'working' | 'paid' | 'declined' | 'cancelled' | 'expired' | 'disputed'

/** A dated line of the timeline; `PAYMENT_STEPS` of the contract explains the words. */
export type PayinStep =
  | 'created'
  | 'detailsFound'
  | 'claimed'
  | 'submitted'
  | 'credited'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'disputed'
  | 'returned'

/** The line that a stage adds to the timeline. */
export const STEP_OF_STAGE = {
  working: 'submitted',
  paid: 'credited',
  declined: 'declined',
  cancelled: 'cancelled',
  expired: 'expired',
  disputed: 'disputed',
} as const satisfies Record<Exclude<PayinStage, 'open'>, PayinStep>

/** Stages of a deposit that is not decided, so the player cannot start another one. */
export const UNFINISHED: readonly PayinStage[] = ['open', 'working']
