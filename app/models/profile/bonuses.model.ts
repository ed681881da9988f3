import { errorCode } from '#contract/errors/codes.ts'
import { activateBonus, takeCashback } from '#contract/bonuses.ts'
import { createSending } from './create-sending.ts'
import { problemsBy } from './code-fields.ts'

/** Error codes that are shown at the promo code field (`spec §8`). */
export const PROMO_CODE_CODES = [
  [7, 17, 'promocode'],
  [300, 308, 'promocode'],
] as const

const noFields = {}

/** Activates a bonus from the list; the subject is its id. */
export const bonusActivation = createSending({
  empty: noFields,
  idempotencyStorageKey: 'bonus-key',
  send: (http, _, { subject, key }) => http.call(activateBonus, { body: { id: Number(subject) }, key }),
})

export const promoCodeForm = createSending({
  empty: { promocode: '' },
  check: ({ promocode }) => (promocode.trim() === '' ? { promocode: errorCode.promoCodeMissing } : {}),
  problemsOf: problemsBy(PROMO_CODE_CODES),
  idempotencyStorageKey: 'promo-code-key',
  send: (http, { promocode }, { key }) => http.call(activateBonus, { body: { promocode: promocode.trim() }, key }),
})

export const cashbackPayout = createSending({
  empty: noFields,
  idempotencyStorageKey: 'cashback-key',
  // With no cashback available, the request can only repeat the last payout; a new amount needs a new key.
  isRepeat: (amount) => Number(amount) === 0,
  send: (http, _, { key }) => http.call(takeCashback, { key }),
})
