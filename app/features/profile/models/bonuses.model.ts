import { sample } from 'effector'
import { errorCode } from '#contract/errors/codes.ts'
import { activateBonus, endBonus, getPromoCode, takeCashback, type Bonus } from '#contract/player/bonuses.ts'
import { readPromoCode } from '#contract/player/promo-code.ts'
import { isUnsupportedCall } from '#app/http/unsupported-call.ts'
import { createSubmission } from '#app/models/forms/submission.ts'
import { problemsOf, type Problems } from '#app/models/forms/problems.ts'
import { playerStateChanged } from './player-state-changed.ts'

/** Activates a bonus of the list by its id. */
export const bonusActivation = createSubmission<number>({
  name: 'bonus activation',
  refresh: playerStateChanged,
  subjectOf: String,
  idempotency: { storageKey: 'bonus-key', fingerprint: String },
  send: ({ http }, id, { key, signal }) => http.call(activateBonus, { body: { id }, key }, signal),
})

/** Gives the active bonus up, by its id. */
export const bonusGivingUp = createSubmission<number>({
  name: 'bonus giving up',
  refresh: playerStateChanged,
  subjectOf: String,
  send: ({ http }, id, { signal }) => http.call(endBonus, { params: { id } }, signal),
})

// The list is out of date: the bonus has ended. A rejected activation keeps its card, which says why.
sample({
  clock: bonusGivingUp.$state.updates.filter({
    fn: (state) => state.kind === 'failed' && state.failure.kind === 'rejected',
  }),
  target: playerStateChanged,
})

export interface PromoCodeFields {
  promocode: string
}

export const checkPromoCode = ({ promocode }: PromoCodeFields): Problems =>
  problemsOf({ promocode: readPromoCode(promocode) === '' ? errorCode.promoCodeMissing : null })

/** A promo code that was looked up. `bonus` is `null` if the back end does not show it beforehand. */
export interface FoundPromoCode {
  promocode: string
  bonus: Bonus | null
}

/** Looks up the bonus of a promo code, to be activated by `promoCodeSubmission` with the code of the result. */
export const promoCodeSearch = createSubmission<PromoCodeFields, FoundPromoCode>({
  name: 'promo code search',
  endsWithForm: true,
  async send({ http }, fields, { signal }) {
    const promocode = readPromoCode(fields.promocode)
    const bonus = await http.call(getPromoCode, { query: { code: promocode } }, signal).catch((error: unknown) => {
      if (isUnsupportedCall(error)) return null
      throw error
    })
    return { promocode, bonus }
  },
})

export const promoCodeSubmission = createSubmission<PromoCodeFields>({
  name: 'promo code',
  refresh: playerStateChanged,
  idempotency: { storageKey: 'promo-code-key', fingerprint: ({ promocode }) => readPromoCode(promocode) },
  send: ({ http }, { promocode }, { key, signal }) =>
    http.call(activateBonus, { body: { promocode: readPromoCode(promocode) }, key }, signal),
})

/** Pays out the cashback; the value is the shown amount in kopecks. */
export const cashbackPayout = createSubmission<number>({
  name: 'cashback payout',
  refresh: playerStateChanged,
  idempotency: {
    storageKey: 'cashback-key',
    fingerprint: String,
    // With no cashback available, the request can only repeat the last payout; a new amount needs a new key.
    isRepeat: (amount) => amount === 0,
  },
  send: ({ http }, _, { key, signal }) => http.call(takeCashback, { key }, signal),
})
