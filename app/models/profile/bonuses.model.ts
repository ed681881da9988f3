import { sample } from 'effector'
import { errorCode } from '#contract/errors/codes.ts'
import { activateBonus, endBonus, takeCashback } from '#contract/player/bonuses.ts'
import { problemsOf, type Problems } from '#app/models/forms/problems.ts'
import { playerStateChanged } from './player-state-changed.ts'
import { createPlayerSubmission } from './player-submission.ts'

/** Activates a bonus of the list by its id. */
export const bonusActivation = createPlayerSubmission<number>({
  name: 'bonus activation',
  subjectOf: String,
  idempotency: { storageKey: 'bonus-key', fingerprint: String },
  send: ({ http }, id, { key, signal }) => http.call(activateBonus, { body: { id }, key }, signal),
})

/** Gives the active bonus up, by its id. */
export const bonusGivingUp = createPlayerSubmission<number>({
  name: 'bonus giving up',
  subjectOf: String,
  send: ({ http }, id, { signal }) => http.call(endBonus, { params: { id } }, signal),
})

// The list is out of date: the bonus has ended. A rejected activation keeps its card, which says why.
sample({
  clock: bonusGivingUp.$state.updates.filter({
    fn: (state) => state.kind === 'failed' && state.failure.kind === 'rejected',
  }),
  fn: () => undefined,
  target: playerStateChanged,
})

export interface PromoCodeFields {
  promocode: string
}

export const checkPromoCode = ({ promocode }: PromoCodeFields): Problems =>
  problemsOf({ promocode: promocode.trim() === '' ? errorCode.promoCodeMissing : null })

export const promoCodeSubmission = createPlayerSubmission<PromoCodeFields>({
  name: 'promo code',
  idempotency: { storageKey: 'promo-code-key', fingerprint: ({ promocode }) => promocode.trim() },
  send: ({ http }, { promocode }, { key, signal }) =>
    http.call(activateBonus, { body: { promocode: promocode.trim() }, key }, signal),
})

/** Pays out the cashback; the value is the shown amount in kopecks. */
export const cashbackPayout = createPlayerSubmission<number>({
  name: 'cashback payout',
  idempotency: {
    storageKey: 'cashback-key',
    fingerprint: String,
    // With no cashback available, the request can only repeat the last payout; a new amount needs a new key.
    isRepeat: (amount) => amount === 0,
  },
  send: ({ http }, _, { key, signal }) => http.call(takeCashback, { key }, signal),
})
