import * as z from 'zod/mini'
import { declareCall, noData, noInput } from '../core/call.ts'
import { errorCode } from '../errors/codes.ts'
import { codeErrors, confirmationStartErrors, emailErrors, inboundErrors, phoneErrors } from '../errors/groups.ts'
import { flag, number, text, textOr, word } from '../core/reader.ts'
import { CONTACT_KINDS, VERIFICATION_METHODS, type VerificationMethod } from './verification.ts'

/*
 * Confirmation of the signed-in player's own phone or e-mail (`spec §7`). The client asks for the method first. A code
 * belongs to the player; an incoming call or SMS belongs to the returned hash.
 */

const nextMethod = () => word<VerificationMethod | ''>(['', ...VERIFICATION_METHODS], '')

/**
 * Returns the method of the next confirmation. `operation` is `confirm`, `confirm_by` the contact kind, `value` the
 * contact. 27: no method is open.
 */
export const getVerifyMethod = declareCall({
  ...noInput,
  name: 'getVerifyMethod',
  method: 'GET',
  path: '/v2/user/verify-method',
  guest: false,
  errors: [errorCode.methodClosed, errorCode.alreadyConfirmed, ...phoneErrors, ...emailErrors],
  query: z.object({ operation: textOr(), confirm_by: textOr(), value: textOr() }),
  data: z.object({ method: word(VERIFICATION_METHODS, 'sms'), next_method: nextMethod() }),
})

/**
 * Sends a code to the player's own phone or e-mail. 110, 120: no contact; 2: requested again within three minutes; 27:
 * the method is closed, with `next_method`.
 */
export const sendUserCode = declareCall({
  ...noInput,
  name: 'sendUserCode',
  method: 'POST',
  path: '/v2/user/send-code/',
  guest: false,
  errors: [...confirmationStartErrors, ...phoneErrors, ...emailErrors],
  body: z.object({ kind: word(CONTACT_KINDS, 'phone') }),
  data: z.object({
    /** Minutes until the code expires. */
    timeout: number(),
    method: word(VERIFICATION_METHODS, 'sms'),
    next_method: nextMethod(),
    number: textOr(),
    text: textOr(),
  }),
})

const Arrival = z.object({ hash: text(), timeout: number(), number: textOr(), text: textOr() })
const startWait = {
  ...noInput,
  method: 'POST',
  guest: false,
  errors: [...confirmationStartErrors, ...phoneErrors],
  body: z.object({ phone: textOr() }),
  data: Arrival,
} as const

/** Starts waiting for a call from the player's phone. 112: the phone is not the player's. */
export const awaitUserCall = declareCall({ ...startWait, name: 'awaitUserCall', path: '/v2/user/wait-call/' })
/** Starts waiting for an SMS from the player's phone. */
export const awaitUserSms = declareCall({ ...startWait, name: 'awaitUserSms', path: '/v2/user/wait-sms/' })

const checkArrival = {
  ...noInput,
  method: 'POST',
  guest: false,
  errors: [...inboundErrors, errorCode.alreadyConfirmed, ...phoneErrors],
  body: z.object({ hash: textOr() }),
  data: z.object({ confirmed: flag() }),
} as const

/**
 * Checks whether the call arrived; if so, the phone is confirmed. 27: the method was closed meanwhile, with
 * `next_method`.
 */
export const checkUserCall = declareCall({ ...checkArrival, name: 'checkUserCall', path: '/v2/user/verify-wait-call/' })
/** Checks whether the SMS arrived; if so, the phone is confirmed. */
export const checkUserSms = declareCall({ ...checkArrival, name: 'checkUserSms', path: '/v2/user/verify-wait-sms/' })

const checkCode = {
  ...noInput,
  method: 'POST',
  guest: false,
  body: z.object({ code: textOr() }),
  data: noData,
} as const

/** Confirms the phone with a code. A wrong one (100) locks further attempts for thirty seconds (2). */
export const verifyPhone = declareCall({
  ...checkCode,
  name: 'verifyPhone',
  path: '/v2/user/verify-phone/',
  errors: [...codeErrors, errorCode.alreadyConfirmed, ...phoneErrors],
})
/** Confirms the e-mail with a code, like `verifyPhone`. */
export const verifyEmail = declareCall({
  ...checkCode,
  name: 'verifyEmail',
  path: '/v2/user/verify-email/',
  errors: [...codeErrors, errorCode.alreadyConfirmed, ...emailErrors],
})
