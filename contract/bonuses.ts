import * as z from 'zod/mini'
import { declareCall, sendsNothing } from './call.ts'
import { instantOrNull, int, intOr, list, numberOr, text, textOr, word } from './reader.ts'

export const BONUS_KINDS = ['welcome', 'cashback', 'freespins', 'birthday', 'status', 'promo'] as const
export type BonusKind = (typeof BONUS_KINDS)[number]
export const BONUS_STATES = ['available', 'active', 'used', 'expired'] as const
export type BonusState = (typeof BONUS_STATES)[number]

/** A bonus of a player. `text` is untrusted HTML, `amount` is in rubles, `wager` how many times it has to be staked. */
export const Bonus = z.object({
  id: int(),
  title: text(),
  text: textOr(),
  /** The picture's address. */
  image: textOr(),
  kind: word(BONUS_KINDS, 'promo'),
  amount: numberOr(0),
  wager: numberOr(0),
  /** The VIP level that it begins with, 0 for all. */
  min_level: intOr(0),
  expires_at: instantOrNull(),
  state: word(BONUS_STATES, 'expired'),
})
export type Bonus = z.output<typeof Bonus>

export const getBonuses = declareCall({
  ...sendsNothing,
  name: 'getBonuses',
  method: 'GET',
  path: '/v2/user/bonuses',
  guest: false,
  data: z.object({ items: list('items', Bonus) }),
})

/**
 * Takes a bonus of the list by its `id`, or one that a `promocode` stands for. Errors: 7–17 and 300–308 of the catalogue; 303 for
 * an empty code.
 */
export const activateBonus = declareCall({
  ...sendsNothing,
  name: 'activateBonus',
  method: 'POST',
  path: '/v2/user/bonuses',
  guest: false,
  once: true,
  body: z.object({ id: z.optional(int()), promocode: z.optional(textOr()) }),
  data: z.object({}),
})

/** Takes the cashback that has gathered. Error 320: there is none. */
export const takeCashback = declareCall({
  ...sendsNothing,
  name: 'takeCashback',
  method: 'POST',
  path: '/v2/user/cashback',
  guest: false,
  once: true,
  data: z.object({}),
})
