import * as z from 'zod/mini'
import { declareCall, sendsNothing } from './call.ts'
import { flag, number, text, textOr, word } from './reader.ts'

/** What somebody can be reached by. */
export const CONTACT_KINDS = ['phone', 'email'] as const
export type ContactKind = (typeof CONTACT_KINDS)[number]

/**
 * How a contact is proved: a code that is sent (to a phone as a text, to an e-mail as a letter), a call to a number, a text to
 * a number. An e-mail knows the first one alone.
 */
export const VERIFICATION_METHODS = ['sms', 'wait-call', 'wait-sms'] as const
export type VerificationMethod = (typeof VERIFICATION_METHODS)[number]

/** Digits of a code. */
export const CODE_LENGTH = 6

const nextMethod = () => word<VerificationMethod | ''>(['', ...VERIFICATION_METHODS], '')

/** A verification that has begun. The code itself is never here: it goes to whom it proves. */
const Verification = z.object({
  /** What the other calls name it by. */
  hash: text(),
  /** Minutes until it ends. */
  timeout: number(),
  method: word(VERIFICATION_METHODS, 'sms'),
  /** The way of the next one, where it is another. */
  next_method: nextMethod(),
  /** The number to call or to text, and the text to send. */
  number: textOr(),
  text: textOr(),
})
export type Verification = z.output<typeof Verification>

/**
 * Begins the recovery of an account: proves that its phone or e-mail is at hand. Errors: the contact's (110, 112, 120, 122), 24,
 * −200 for one that nobody has (with its sign: `spec §8`), 2 repeated within two minutes, 5 too often from one place, 6 too
 * much was sent to the contact, for its player or from the place, 27 with `next_method` where that way is closed and another is open.
 */
export const sendVerificationCode = declareCall({
  ...sendsNothing,
  name: 'sendVerificationCode',
  method: 'POST',
  path: '/v2/auth/send-verification-code/',
  guest: true,
  body: z.object({ kind: word(CONTACT_KINDS, 'phone'), value: textOr(), recaptcha: textOr() }),
  data: Verification,
})

/** Judges a code. Errors: 114 none, 100 wrong (and 2 for thirty seconds after it), 6 too many, 4 the verification has ended. */
export const checkVerificationCode = declareCall({
  ...sendsNothing,
  name: 'checkVerificationCode',
  method: 'POST',
  path: '/v2/auth/check-verification-code/',
  guest: true,
  body: z.object({ hash: textOr(), code: textOr() }),
  data: z.object({}),
})

const Waiting = {
  ...sendsNothing,
  method: 'POST',
  guest: true,
  body: z.object({ phone: textOr(), hash: textOr() }),
  data: z.object({ confirmed: flag() }),
} as const

/**
 * Whether the call has come. Errors: 4 the verification has ended, 27 with `next_method` where its way has been closed meanwhile, 6 where
 * no way is open.
 */
export const checkWaitCall = declareCall({
  ...Waiting,
  name: 'checkWaitCall',
  path: '/v2/auth/check-wait-call/',
})

/** Whether the text has come. Errors as `checkWaitCall`. */
export const checkWaitSms = declareCall({ ...Waiting, name: 'checkWaitSms', path: '/v2/auth/check-wait-sms/' })

/**
 * Sets the password of the account whose contact was proved, and ends all its sessions. Errors: 130, 131 (eight characters), 4
 * where the verification has ended, was never passed or was used, 26 blocked.
 */
export const changePassword = declareCall({
  ...sendsNothing,
  name: 'changePassword',
  method: 'POST',
  path: '/v2/auth/change-password/',
  guest: true,
  body: z.object({ hash: textOr(), password: textOr() }),
  data: z.object({}),
})

/** Changes the password of who is signed in, and ends the other sessions. Errors: 132, 135 wrong, 130, 131, 2 too often. */
export const changeCurrentPassword = declareCall({
  ...sendsNothing,
  name: 'changeCurrentPassword',
  method: 'POST',
  path: '/v2/auth/change-current-password/',
  guest: false,
  body: z.object({ current: textOr(), password: textOr() }),
  data: z.object({}),
})
