import { activateBonus, takeCashback } from '#contract/bonuses.ts'
import { createSending } from './create-sending.ts'
import { problemsBy } from './code-fields.ts'

const NO_CODE = 303

/** Where a code is shown (`spec §8`): all that concerns a promo code stands at its field. */
export const PROMO_CODE_CODES = [
  [7, 17, 'promocode'],
  [300, 308, 'promocode'],
] as const

const nothing = {}

/** Takes a bonus of the list; the subject is its id. */
export const bonusActivation = createSending({
  empty: nothing,
  once: 'bonus-key',
  send: (http, _, { subject, key }) => http.call(activateBonus, { body: { id: Number(subject) }, key }),
})

export const promoCodeForm = createSending({
  empty: { promocode: '' },
  check: ({ promocode }) => (promocode.trim() === '' ? { promocode: NO_CODE } : {}),
  problemsOf: problemsBy(PROMO_CODE_CODES),
  once: 'promo-code-key',
  send: (http, { promocode }, { key }) => http.call(activateBonus, { body: { promocode: promocode.trim() }, key }),
})

export const cashbackPayout = createSending({
  empty: nothing,
  once: 'cashback-key',
  // By what is offered a repeat is known: what has gathered since is something else, and nothing is what was left by the last taking.
  isRepeat: (offered) => Number(offered) === 0,
  send: (http, _, { key }) => http.call(takeCashback, { key }),
})
