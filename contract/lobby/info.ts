import * as z from 'zod/mini'
import { declareCall, noInput } from '../core/call.ts'
import { list } from '../core/containers.ts'
import { flag, text, textOr, word } from '../core/reader.ts'

/** Where a promotion is taken up. A bonus that needs no code is not among the promo codes. */
export const PROMO_PLACES = ['codes', 'deposit', 'bonuses', 'cashback', 'tournaments', 'levels', 'limits'] as const
export type PromoPlace = (typeof PROMO_PLACES)[number]

/** A promotion. `text` is untrusted HTML, `time_message` describes its period. */
export const Promo = z.object({
  title: text(),
  text: textOr(),
  /** Image URL. */
  path: textOr(),
  time_message: textOr(),
  is_active: flag(),
  /** Extension. By default the promo codes (`spec §2`). */
  place: word(PROMO_PLACES, 'codes'),
})
export type Promo = z.output<typeof Promo>

export const getPromos = declareCall({
  ...noInput,
  name: 'getPromos',
  method: 'GET',
  path: '/v2/promo',
  guest: true,
  data: z.object({ items: list('items', Promo) }),
})

/** A question with its answer as untrusted HTML. */
export const Answer = z.object({ title: text(), text: textOr() })
export type Answer = z.output<typeof Answer>

/** A group of an accordion page; `id`, a number or a word, selects its icon. */
export const AnswerGroup = z.object({ id: text(), title: text(), answers: list('answers', Answer) })
export type AnswerGroup = z.output<typeof AnswerGroup>

const groups = z.object({ items: list('items', AnswerGroup) })

export const getFaq = declareCall({
  ...noInput,
  name: 'getFaq',
  method: 'GET',
  path: '/v2/faq',
  guest: true,
  data: groups,
})

export const getPaymentInfo = declareCall({
  ...noInput,
  name: 'getPaymentInfo',
  method: 'GET',
  path: '/v2/payment-info',
  guest: true,
  data: groups,
})
