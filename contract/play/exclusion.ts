import * as z from 'zod/mini'
import { declareCall, noInput } from '../core/call.ts'
import { objectOrNull } from '../core/containers.ts'
import { flag, instantOrNull, strictWord, text, textOr, word } from '../core/reader.ts'
import { errorCode } from '../errors/codes.ts'
import { BREAK_TERMS, PLAY_STATES } from './protection-rules.ts'

/* Time-out and self-exclusion. Withdrawals, history and support stay open in both. All calls are extensions. */

/** What holds now. */
export const Exclusion = z.object({
  state: word(PLAY_STATES, 'open'),
  began_at: instantOrNull(),
  /** `null` for ever, and while play is open. A time-out ends then; a self-exclusion goes on until the return. */
  until: instantOrNull(),
  /** The term of a self-exclusion is over, so the player may ask to return. */
  can_return: flag(),
  /** When play opens again after the request to return; `null` before it. */
  returns_at: instantOrNull(),
  /** An open round, which a self-exclusion finishes by the rules of its game. */
  open_round: objectOrNull(z.object({ slug: text(), name: text() })),
  /** Whether the account has a password to confirm with: one of a social network may have none. */
  has_password: flag(true),
})
export type Exclusion = z.output<typeof Exclusion>

/** Returns the time-out or the self-exclusion that holds. */
export const getExclusion = declareCall({
  ...noInput,
  name: 'getExclusion',
  method: 'GET',
  path: '/v2/play/exclusion',
  guest: false,
  data: Exclusion,
})

/**
 * Begins a time-out or a self-exclusion at once, confirmed by the password. The active bonus ends with a self-exclusion,
 * own money stays. Error 605: it would end before the one that holds; 132, 135, 2: the password.
 */
export const beginExclusion = declareCall({
  ...noInput,
  name: 'beginExclusion',
  method: 'POST',
  path: '/v2/play/exclusion',
  guest: false,
  exclusive: true,
  errors: [
    errorCode.tooManyAttempts,
    errorCode.currentPasswordMissing,
    errorCode.wrongPassword,
    errorCode.protectionFixed,
  ],
  body: z.object({ term: strictWord(BREAK_TERMS), password: textOr() }),
  data: Exclusion,
})

/**
 * Asks to return from a self-exclusion whose term is over; play opens 24 hours later. Repeating it changes nothing. Error
 * 605: the term is not over, or there is no self-exclusion.
 */
export const requestReturn = declareCall({
  ...noInput,
  name: 'requestReturn',
  method: 'POST',
  path: '/v2/play/exclusion/return',
  guest: false,
  exclusive: true,
  errors: [errorCode.protectionFixed],
  data: Exclusion,
})
