import * as z from 'zod/mini'
import { declareCall, noData, noInput } from '../core/call.ts'
import { errorCode, UNKNOWN_CONTACT } from '../errors/codes.ts'
import { codeErrors, inboundErrors, passwordErrors, phoneErrors, emailErrors } from '../errors/groups.ts'
import { flag, number, text, textOr, word } from '../core/reader.ts'

/** Contact kinds. */
export const CONTACT_KINDS = ['phone', 'email'] as const
export type ContactKind = (typeof CONTACT_KINDS)[number]

/**
 * Verification methods: a code sent to the contact, an incoming call, or an incoming SMS. E-mail supports only `sms` (a
 * code).
 */
export const VERIFICATION_METHODS = ['sms', 'wait-call', 'wait-sms'] as const
export type VerificationMethod = (typeof VERIFICATION_METHODS)[number]

/** Number of digits in a code. */
export const CODE_LENGTH = 6

const nextMethod = () => word<VerificationMethod | ''>(['', ...VERIFICATION_METHODS], '')

/** A pending verification. The code itself is never included: it goes only to the contact. */
const Verification = z.object({
  /** Identifies the verification in later calls. */
  hash: text(),
  /** Minutes until it expires. */
  timeout: number(),
  method: word(VERIFICATION_METHODS, 'sms'),
  /** Method of the next verification, if different. */
  next_method: nextMethod(),
  /** The number to call or text, and the text to send. */
  number: textOr(),
  text: textOr(),
})
export type Verification = z.output<typeof Verification>

/**
 * Starts account recovery by verifying its phone or e-mail. 2: requested again within two minutes; 6: sending limit of
 * the contact, player or network; 27: the method is closed, with an open one as `next_method` if there is any.
 */
export const sendVerificationCode = declareCall({
  ...noInput,
  name: 'sendVerificationCode',
  method: 'POST',
  path: '/v2/auth/send-verification-code/',
  guest: true,
  errors: [
    UNKNOWN_CONTACT,
    errorCode.tooManyAttempts,
    errorCode.limitExhausted,
    errorCode.challengeFailed,
    errorCode.methodClosed,
    ...phoneErrors,
    ...emailErrors,
  ],
  body: z.object({ kind: word(CONTACT_KINDS, 'phone'), value: textOr(), recaptcha: textOr() }),
  data: Verification,
})

/** Checks a code. A wrong one (100) locks further attempts for thirty seconds (2). */
export const checkVerificationCode = declareCall({
  ...noInput,
  name: 'checkVerificationCode',
  method: 'POST',
  path: '/v2/auth/check-verification-code/',
  guest: true,
  errors: codeErrors,
  body: z.object({ hash: textOr(), code: textOr() }),
  data: noData,
})

const checkArrival = {
  ...noInput,
  method: 'POST',
  guest: true,
  errors: [...inboundErrors, errorCode.accountBlocked],
  body: z.object({ phone: textOr(), hash: textOr() }),
  data: z.object({ confirmed: flag() }),
} as const

/** Checks whether the call arrived. 27: the method was closed meanwhile, with `next_method`; 6: none is available. */
export const checkWaitCall = declareCall({
  ...checkArrival,
  name: 'checkWaitCall',
  path: '/v2/auth/check-wait-call/',
})

/** Checks whether the SMS arrived. */
export const checkWaitSms = declareCall({ ...checkArrival, name: 'checkWaitSms', path: '/v2/auth/check-wait-sms/' })

/**
 * Sets the password of the verified account and ends all its sessions. 4: the verification expired, was not passed or
 * was used.
 */
export const changePassword = declareCall({
  ...noInput,
  name: 'changePassword',
  method: 'POST',
  path: '/v2/auth/change-password/',
  guest: true,
  errors: [errorCode.timedOut, errorCode.accountBlocked, ...passwordErrors],
  body: z.object({ hash: textOr(), password: textOr() }),
  data: noData,
})

/** Changes the signed-in player's password and ends the other sessions. */
export const changeCurrentPassword = declareCall({
  ...noInput,
  name: 'changeCurrentPassword',
  method: 'POST',
  path: '/v2/auth/change-current-password/',
  guest: false,
  errors: [errorCode.tooManyAttempts, ...passwordErrors],
  body: z.object({ current: textOr(), password: textOr() }),
  data: noData,
})
