/**
 * Stages of a withdrawal. `held`: the money has left the balance, and the player can still cancel. `sent`: the bank has
 * it. `returned`: the bank sent it back. `refused`: the house sent it back.
 *
 * held → sent, cancelled, refused · sent → paid, returned
 */
export type PayoutStage = 'held' | 'sent' | 'paid' | 'returned' | 'cancelled' | 'refused'

/** A dated line of the timeline; `PAYMENT_STEPS` of the contract explains the words. */
export type PayoutStep = 'created' | 'sent' | 'credited' | 'returned' | 'cancelled' | 'declined'

/** The line that a stage adds to the timeline. */
export const STEP_OF_STAGE = {
  sent: 'sent',
  paid: 'credited',
  returned: 'returned',
  cancelled: 'cancelled',
  refused: 'declined',
} as const satisfies Record<Exclude<PayoutStage, 'held'>, PayoutStep>

/** Stages of a withdrawal whose money is held. */
export const OPEN_STAGES: readonly PayoutStage[] = ['held', 'sent']
