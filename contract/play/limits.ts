import * as z from 'zod/mini'
import { declareCall, noData, noInput } from '../core/call.ts'
import { list } from '../core/containers.ts'
import {
  instant,
  instantOrNull,
  int,
  number,
  numberOr,
  numberOrNull,
  strictNumberOrNull,
  strictWord,
  word,
} from '../core/reader.ts'
import { errorCode } from '../errors/codes.ts'
import { LIMIT_KINDS, LIMIT_PERIODS } from './protection-rules.ts'

/* The player's own limits. Amounts are rubles; those of a session limit are minutes. All calls are extensions. */

/** A limit that holds. Of several, the lowest counts. */
export const Limit = z.object({
  id: int(),
  kind: strictWord(LIMIT_KINDS),
  period: strictWord(LIMIT_PERIODS),
  amount: number(),
  /** In the window that ends now, or in the session that is going on. */
  used: numberOr(0),
  left: numberOr(0),
  /** When the oldest part of what was used leaves the window, or the pause after a session ends; `null` if neither. */
  frees_at: instantOrNull(),
  set_at: instant(),
})
export type Limit = z.output<typeof Limit>

/** A higher limit, or the end of one, that waits for its time. A lower one cancels it. */
export const LimitRaise = z.object({
  id: int(),
  kind: strictWord(LIMIT_KINDS),
  period: strictWord(LIMIT_PERIODS),
  /** `null`: the limit ends. */
  amount: numberOrNull(),
  asked_at: instant(),
  holds_at: instant(),
})
export type LimitRaise = z.output<typeof LimitRaise>

/** At most one of each kind and period in each list. */
export const Limits = z.object({
  items: list('items', Limit),
  pending: list('pending', LimitRaise),
  /**
   * Why limits are to be offered now: `first` before the first deposit, `again` a year after the last answer, or to a
   * player who deposited without one.
   */
  offer: word(['', 'first', 'again'], ''),
})
export type Limits = z.output<typeof Limits>

/** Returns the player's limits, with what is used and what waits. */
export const getLimits = declareCall({
  ...noInput,
  name: 'getLimits',
  method: 'GET',
  path: '/v2/play/limits',
  guest: false,
  data: Limits,
})

/**
 * Sets a limit, or with `null` ends it. A lower one holds at once; a higher one and the end wait 24 hours. Asking for what
 * holds already cancels what waits. Any answer also answers the offer. Error 401: the amount can be none.
 */
export const setLimit = declareCall({
  ...noInput,
  name: 'setLimit',
  method: 'POST',
  path: '/v2/play/limits',
  guest: false,
  exclusive: true,
  errors: [errorCode.amountInvalid],
  body: z.object({
    kind: strictWord(LIMIT_KINDS),
    period: strictWord(LIMIT_PERIODS),
    amount: strictNumberOrNull(),
  }),
  data: Limits,
})

/** Takes a change back that waits. Error 18: there is none with this id, 19: it holds already. */
export const cancelLimitRaise = declareCall({
  ...noInput,
  name: 'cancelLimitRaise',
  method: 'DELETE',
  path: '/v2/play/limits/:id',
  guest: false,
  exclusive: true,
  errors: [errorCode.notFound, errorCode.alreadyFinal],
  params: z.object({ id: int() }),
  data: Limits,
})

/** Answers the offer of limits with "without a limit". It comes again after a year. */
export const declineLimits = declareCall({
  ...noInput,
  name: 'declineLimits',
  method: 'POST',
  path: '/v2/play/limits/decline',
  guest: false,
  data: noData,
})
