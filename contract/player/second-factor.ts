import * as z from 'zod/mini'
import { declareCall, noData, noInput } from '../core/call.ts'
import { list, optionalPart } from '../core/containers.ts'
import { flag, intOr, strictFlag, text, textOr } from '../core/reader.ts'
import { errorCode } from '../errors/codes.ts'

/*
 * Extension: the second factor, a time-based code (TOTP, RFC 6238: SHA-1, six digits, 30 s) with recovery codes. The UI
 * hides the section when `getSecondFactor` is absent (404 or error 1).
 */

/** Digits of a code of the app. */
export const TOTP_DIGITS = 6
/** Recovery codes that are issued at a time. */
export const RECOVERY_CODES = 10
/** Characters of a recovery code, without its hyphen. */
export const RECOVERY_CODE_LENGTH = 10

/** Wrong code with the `tries` left; none typed. Without any left: 5 with the seconds to wait, as of any call. */
const codeErrors = [errorCode.wrongCode, errorCode.codeMissing] as const
const passwordErrors = [errorCode.currentPasswordMissing, errorCode.wrongPassword, errorCode.tooManyAttempts] as const

const SECOND_FACTOR = { ...noInput, method: 'POST', guest: false } as const

export const SecondFactor = z.object({
  enabled: flag(),
  /** Where the code is asked: at a sign-in from a device that is not remembered, and before a withdrawal. */
  at_sign_in: flag(),
  at_withdrawal: flag(),
  /** Unused recovery codes. */
  recovery_codes: optionalPart('recovery_codes', intOr(0)),
})
export type SecondFactor = z.output<typeof SecondFactor>

/** Whether the player's second factor is on, and where it is asked. */
export const getSecondFactor = declareCall({
  ...noInput,
  name: 'getSecondFactor',
  method: 'GET',
  path: '/v2/user/second-factor',
  guest: false,
  data: SecondFactor,
})

/** Begins to set up an app: returns a new secret, as Base32 and as the `otpauth:` URI of a QR code. 141: it is on. */
export const beginSecondFactor = declareCall({
  ...SECOND_FACTOR,
  name: 'beginSecondFactor',
  path: '/v2/user/second-factor/begin',
  errors: [...passwordErrors, errorCode.secondFactorChanged],
  body: z.object({ password: textOr() }),
  data: z.object({ secret: text(), uri: text() }),
})

/**
 * Turns the second factor on by the first code of the app. Returns the recovery codes, the only time they are shown.
 * 141: it is on, or was not begun.
 */
export const enableSecondFactor = declareCall({
  ...SECOND_FACTOR,
  name: 'enableSecondFactor',
  path: '/v2/user/second-factor/enable',
  errors: [...codeErrors, errorCode.secondFactorChanged],
  body: z.object({ code: textOr() }),
  data: z.object({ recovery_codes: list('recovery_codes', text()) }),
})

/** Changes where the code is asked; needs a code. 141: the second factor is off. */
export const changeSecondFactor = declareCall({
  ...SECOND_FACTOR,
  name: 'changeSecondFactor',
  path: '/v2/user/second-factor/options',
  errors: [...codeErrors, errorCode.secondFactorChanged],
  body: z.object({ at_sign_in: strictFlag(), at_withdrawal: strictFlag(), code: textOr() }),
  data: noData,
})

/** Turns the second factor off; needs the password and a code. 141: it is off. */
export const disableSecondFactor = declareCall({
  ...SECOND_FACTOR,
  name: 'disableSecondFactor',
  path: '/v2/user/second-factor/disable',
  errors: [...passwordErrors, ...codeErrors, errorCode.secondFactorChanged],
  body: z.object({ password: textOr(), code: textOr() }),
  data: noData,
})

/**
 * Confirms the session by a code, so that its next withdrawal within five minutes is accepted after a rejection with
 * 140. 141: the second factor is off.
 */
export const confirmSecondFactor = declareCall({
  ...SECOND_FACTOR,
  name: 'confirmSecondFactor',
  path: '/v2/user/second-factor/confirm',
  errors: [...codeErrors, errorCode.secondFactorChanged],
  body: z.object({ code: textOr() }),
  data: noData,
})

/**
 * Finishes a sign-in that was rejected with 140, by its ticket and a code. `remember`: later sign-ins with this `device`,
 * a random text of the browser, are not asked. 4: the ticket has expired.
 */
export const confirmSignIn = declareCall({
  ...noInput,
  name: 'confirmSignIn',
  method: 'POST',
  path: '/v2/auth/second-factor/',
  guest: true,
  errors: [...codeErrors, errorCode.timedOut, errorCode.accountBlocked],
  body: z.object({ ticket: textOr(), code: textOr(), remember: flag(), device: z.optional(textOr()) }),
  data: z.object({ token: text() }),
})

const Ticket = z.object({ ticket: textOr() })

/** The ticket in the data of a rejection with 140; `""` if it has none. */
export function readTicket(data: unknown): string {
  const read = z.safeParse(Ticket, data)
  return read.success ? read.data.ticket : ''
}
