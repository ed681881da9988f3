import * as z from 'zod/mini'
import { declareCall, noData, noInput } from '../core/call.ts'
import { errorCode } from '../errors/codes.ts'
import { bonusErrors, breakErrors, depositBonusErrors, promoCodeErrors } from '../errors/groups.ts'
import { list, optionalPart } from '../core/containers.ts'
import { flag, instantOrNull, int, intOr, numberOr, text, textOr, word } from '../core/reader.ts'

export const BONUS_KINDS = ['welcome', 'cashback', 'freespins', 'birthday', 'status', 'promo'] as const
export type BonusKind = (typeof BONUS_KINDS)[number]
/** How a bonus ends: wagered, too late, without money, or given up by the player. The last two are extensions. */
const BONUS_OUTCOMES = ['used', 'expired', 'lost', 'cancelled'] as const
export type BonusOutcome = (typeof BONUS_OUTCOMES)[number]
export const BONUS_STATES = ['available', 'active', ...BONUS_OUTCOMES] as const
export type BonusState = (typeof BONUS_STATES)[number]
/**
 * What an available bonus waits for: nothing, its deposit, own money of that deposit's amount. `never`: its deposit was
 * too small, is too long ago, or has had a bonus.
 */
export const BONUS_OPENINGS = ['now', 'deposit', 'balance', 'never'] as const
export type BonusOpening = (typeof BONUS_OPENINGS)[number]
/** Why a bonus can never be had: its time is over, its deposit was too small, or has had a bonus. */
export const MISSED_REASONS = ['late', 'small', 'used', ''] as const
export type MissedReason = (typeof MISSED_REASONS)[number]

/**
 * A player's bonus. `text` is untrusted HTML, money is in rubles, `wager` is the wagering multiplier. Everything after
 * `state` is an extension: without it the app hides what it would say.
 */
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
  opens: word(BONUS_OPENINGS, 'now'),
  /** Ordinal of the deposit that it needs, 0 for none. */
  deposit: optionalPart('deposit', numberOr(0)),
  min_deposit: optionalPart('min_deposit', numberOr(0)),
  /** The player's next deposit is the one that it needs. */
  next: optionalPart('next', flag()),
  /** Own money in rubles that activating it needs, once its deposit is made. */
  own_needed: optionalPart('own_needed', numberOr(0)),
  missed: optionalPart('missed', word(MISSED_REASONS, '')),
  /** Percent of the deposit, up to `max_amount`. */
  percent: optionalPart('percent', numberOr(0)),
  max_amount: optionalPart('max_amount', numberOr(0)),
  max_bet: optionalPart('max_bet', numberOr(0)),
  /** The most that becomes own money once it is wagered, 0 for all of it. */
  max_paid: optionalPart('max_paid', numberOr(0)),
  spins: optionalPart('spins', numberOr(0)),
  spins_left: optionalPart('spins_left', numberOr(0)),
  /** Days to wager it. */
  days: optionalPart('days', numberOr(0)),
  /** Stakes to be made, and how much of them is left. */
  wager_total: optionalPart('wager_total', numberOr(0)),
  wager_left: optionalPart('wager_left', numberOr(0)),
  /**
   * Slugs of games for an active bonus that still needs stakes or has free spins, most played first: those that wager it in
   * full, or its own.
   */
  wager_games: optionalPart('wager_games', list('wager_games', text())),
  /** Percent of the stakes that the house keeps on average in the games of the bonus. */
  edge: optionalPart('edge', numberOr(0)),
  /** What a wagered bonus has added to the own money. */
  won: optionalPart('won', numberOr(0)),
  ended_at: optionalPart('ended_at', instantOrNull()),
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

/**
 * Extension: the bonus of a promo code, with its terms, before `activateBonus` activates it. Its `id` is 0. Nothing is
 * used up. 1 or HTTP 404: the back end lacks it.
 */
export const getPromoCode = declareCall({
  ...noInput,
  name: 'getPromoCode',
  method: 'GET',
  path: '/v2/user/promo-code',
  guest: false,
  errors: promoCodeErrors,
  query: z.object({ code: textOr() }),
  data: Bonus,
})

/** Activates a bonus by its `id` or by `promocode`. */
export const activateBonus = declareCall({
  ...noInput,
  name: 'activateBonus',
  method: 'POST',
  path: '/v2/user/bonuses',
  guest: false,
  errors: [...depositBonusErrors, ...bonusErrors, ...breakErrors],
  idempotent: true,
  body: z.object({ id: z.optional(int()), promocode: z.optional(textOr()) }),
  data: noData,
})

/**
 * Extension: gives an active bonus up. Its money goes back, the player's own money stays. Error 300: no such bonus, 305:
 * it is not active.
 */
export const endBonus = declareCall({
  ...noInput,
  name: 'endBonus',
  method: 'DELETE',
  path: '/v2/user/bonuses/:id',
  guest: false,
  errors: [errorCode.bonusNotFound, errorCode.bonusUnavailable],
  params: z.object({ id: int() }),
  data: noData,
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
  data: noData,
})
