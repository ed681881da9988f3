import * as z from 'zod/mini'
import { declareCall, noInput } from '../core/call.ts'
import { errorCode } from '../errors/codes.ts'
import { bonusErrors, depositBonusErrors } from '../errors/groups.ts'
import { list } from '../core/containers.ts'
import { instantOrNull, int, intOr, numberOr, text, textOr, word } from '../core/reader.ts'

export const BONUS_KINDS = ['welcome', 'cashback', 'freespins', 'birthday', 'status', 'promo'] as const
export type BonusKind = (typeof BONUS_KINDS)[number]
export const BONUS_STATES = ['available', 'active', 'used', 'expired'] as const
export type BonusState = (typeof BONUS_STATES)[number]

/** A player's bonus. `text` is untrusted HTML, `amount` is in rubles, `wager` is the wagering multiplier. */
export const Bonus = z.object({
  id: int(),
  title: text(),
  text: textOr(),
  /** Image URL. */
  image: textOr(),
  kind: word(BONUS_KINDS, 'promo'),
  amount: numberOr(0),
  wager: numberOr(0),
  /** Minimum VIP level, 0 for everyone. */
  min_level: intOr(0),
  expires_at: instantOrNull(),
  state: word(BONUS_STATES, 'expired'),
})
export type Bonus = z.output<typeof Bonus>

export const getBonuses = declareCall({
  ...noInput,
  name: 'getBonuses',
  method: 'GET',
  path: '/v2/user/bonuses',
  guest: false,
  data: z.object({ items: list('items', Bonus) }),
})

/** Activates a bonus by its `id` or by `promocode`. */
export const activateBonus = declareCall({
  ...noInput,
  name: 'activateBonus',
  method: 'POST',
  path: '/v2/user/bonuses',
  guest: false,
  errors: [...depositBonusErrors, ...bonusErrors],
  idempotent: true,
  body: z.object({ id: z.optional(int()), promocode: z.optional(textOr()) }),
  data: z.object({}),
})

/** Claims the accumulated cashback. Error 320: nothing to claim. */
export const takeCashback = declareCall({
  ...noInput,
  name: 'takeCashback',
  method: 'POST',
  path: '/v2/user/cashback',
  guest: false,
  errors: [errorCode.cashbackUnavailable],
  idempotent: true,
  data: z.object({}),
})
