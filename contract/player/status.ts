import { errorCode } from '../errors/codes.ts'
import * as z from 'zod/mini'
import { declareCall, noInput } from '../core/call.ts'
import { list, objectOrNull, optionalPart } from '../core/containers.ts'
import { flag, instantOrNull, int, intOr, intOrNull, numberOr, textOr, word } from '../core/reader.ts'
import { PLAY_STATES } from '../play/protection-rules.ts'

/** A guest's id (`spec §6`). */
export const GUEST_ID = 0

const Profile = z.object({
  first_name: textOr(),
  last_name: textOr(),
  birthday: textOr(),
  sex: word(['', 'm', 'f'], ''),
  country: textOr(),
})

/** The player, or a guest with id 0 (`spec §3`). Money in rubles. */
export const User = z.object({
  id: int(),
  login: textOr(),
  phone: textOr(),
  email: textOr(),
  name: optionalPart('name', textOr()),
  nick: optionalPart('nick', textOr()),
  /** Name of the tier. */
  status: optionalPart('status', textOr()),
  /** 0..17: VIP level = floor(level / 3) + 1, tier = level mod 3 + 1. */
  level: intOr(0),
  current_points: optionalPart('current_points', numberOr(0)),
  max_points: optionalPart('max_points', numberOr(0)),
  /** Own money. */
  balance: numberOr(0),
  /** Extension: money of the active bonus, which must be wagered before it can be withdrawn. */
  bonus_balance: optionalPart('bonus_balance', numberOr(0)),
  /** Extension: requested payouts that have not ended. */
  on_hold: optionalPart('on_hold', numberOr(0)),
  cashback: numberOr(0),
  wagerbets: numberOr(0),
  wagerbetsall: numberOr(0),
  has_notifications: optionalPart('has_notifications', flag()),
  has_bonuses: optionalPart('has_bonuses', flag()),
  /** Extension: unread notifications; `null` hides the count and "mark all as read". */
  unread_notifications: optionalPart('unread_notifications', intOrNull()),
  /** Extension: bonuses that can be activated; `null` hides the count. */
  available_bonuses: optionalPart('available_bonuses', intOrNull()),
  bonus_games: optionalPart('bonus_games', list('bonus_games', int())),
  notify: optionalPart('notify', objectOrNull(z.object({ payouts: intOr(0) }))),
  bonusNotify: optionalPart('bonusNotify', objectOrNull(z.object({ status: textOr(), win: numberOr(0) }))),
  isStandby: flag(),
  options: optionalPart('options', objectOrNull(z.object({ winter_mode: textOr() }))),
  phone_confirmed: flag(),
  email_confirmed: flag(),
  verified: flag(),
  /** Extension: whether the player may play; `null` if the back end has no breaks. `until` is `null` for ever. */
  play: optionalPart('play', objectOrNull(z.object({ state: word(PLAY_STATES, 'open'), until: instantOrNull() }))),
  profile: optionalPart('profile', objectOrNull(Profile)),
})
export type User = z.output<typeof User>

export const getStatus = declareCall({
  ...noInput,
  name: 'getStatus',
  method: 'GET',
  path: '/v2/status/',
  guest: true,
  query: z.object({ force: z.optional(int()) }),
  data: User,
  // Other sessions that have ended return a guest.
  errors: [errorCode.accountBlocked],
})
