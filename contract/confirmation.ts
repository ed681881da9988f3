import * as z from 'zod/mini'
import { declareCall, sendsNothing } from './call.ts'
import { flag, number, text, textOr, word } from './reader.ts'
import { CONTACT_KINDS, VERIFICATION_METHODS, type VerificationMethod } from './verification.ts'

/*
 * A player confirms the own phone or e-mail (`spec §7`). Which way is asked first; a code then belongs to who is signed in, a call
 * or a text to the hash that was given for it.
 */

const nextMethod = () => word<VerificationMethod | ''>(['', ...VERIFICATION_METHODS], '')

/**
 * The way of the next confirmation. `operation` is `confirm`, `confirm_by` the kind of the contact, `value` the contact itself.
 * Errors: 1, the contact's (110, 112, 120, 122), 50 confirmed already, 6 where every way is closed.
 */
export const getVerifyMethod = declareCall({
  ...sendsNothing,
  name: 'getVerifyMethod',
  method: 'GET',
  path: '/v2/user/verify-method',
  guest: false,
  query: z.object({ operation: textOr(), confirm_by: textOr(), value: textOr() }),
  data: z.object({ method: word(VERIFICATION_METHODS, 'sms'), next_method: nextMethod() }),
})

/**
 * Sends a code to the player's own phone or e-mail. Errors: 110, 120 none, 50 confirmed already, 2 repeated within three minutes, 6
 * too many, 27 with `next_method`.
 */
export const sendUserCode = declareCall({
  ...sendsNothing,
  name: 'sendUserCode',
  method: 'POST',
  path: '/v2/user/send-code/',
  guest: false,
  body: z.object({ kind: word(CONTACT_KINDS, 'phone') }),
  data: z.object({
    /** Minutes until it ends. */
    timeout: number(),
    method: word(VERIFICATION_METHODS, 'sms'),
    next_method: nextMethod(),
    number: textOr(),
    text: textOr(),
  }),
})

const Arrival = z.object({ hash: text(), timeout: number(), number: textOr(), text: textOr() })
const waiting = {
  ...sendsNothing,
  method: 'POST',
  guest: false,
  body: z.object({ phone: textOr() }),
  data: Arrival,
} as const

/** Awaits a call from the player's phone. Errors as `sendUserCode`, 112 for another phone than the own. */
export const awaitUserCall = declareCall({ ...waiting, name: 'awaitUserCall', path: '/v2/user/wait-call/' })
/** Awaits a text from the player's phone. */
export const awaitUserSms = declareCall({ ...waiting, name: 'awaitUserSms', path: '/v2/user/wait-sms/' })

const arrived = {
  ...sendsNothing,
  method: 'POST',
  guest: false,
  body: z.object({ hash: textOr() }),
  data: z.object({ confirmed: flag() }),
} as const

/**
 * Whether the call has come; then the phone is confirmed. Errors: 4 the confirmation has ended, 27 with `next_method` where its way has
 * been closed meanwhile, 6 where no way is open.
 */
export const checkUserCall = declareCall({ ...arrived, name: 'checkUserCall', path: '/v2/user/verify-wait-call/' })
/** Whether the text has come; then the phone is confirmed. Errors as `checkUserCall`. */
export const checkUserSms = declareCall({ ...arrived, name: 'checkUserSms', path: '/v2/user/verify-wait-sms/' })

const coded = {
  ...sendsNothing,
  method: 'POST',
  guest: false,
  body: z.object({ code: textOr() }),
  data: z.object({}),
} as const

/** Confirms the phone by a code. Errors: 114 none, 100 wrong (and 2 for thirty seconds after it), 6 too many, 4 ended. */
export const verifyPhone = declareCall({ ...coded, name: 'verifyPhone', path: '/v2/user/verify-phone/' })
/** Confirms the e-mail by a code. Errors as `verifyPhone`. */
export const verifyEmail = declareCall({ ...coded, name: 'verifyEmail', path: '/v2/user/verify-email/' })
