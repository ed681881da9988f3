import * as z from 'zod/mini'
import { declareCall, noData, noInput } from '../core/call.ts'
import { optionalPart } from '../core/containers.ts'
import { errorCode } from '../errors/codes.ts'
import { emailErrors, loginErrors, passwordErrors, phoneErrors } from '../errors/groups.ts'
import { flag, int, intOr, text, textOr, word } from '../core/reader.ts'

/** The action a challenge is issued for. A solution is valid only for that action. */
export const CHALLENGE_ACTIONS = ['login', 'register', 'recover'] as const
export type ChallengeAction = (typeof CHALLENGE_ACTIONS)[number]

/** An ALTCHA proof-of-work challenge. The client returns all fields unchanged because the signature covers them. */
const Challenge = z.object({
  parameters: z.looseObject({
    algorithm: text(),
    nonce: text(),
    salt: text(),
    cost: int(),
    keyLength: int(),
    keyPrefix: text(),
  }),
  signature: text(),
})
export type Challenge = z.output<typeof Challenge>

/** Issues a challenge that the browser solves without user input. Other calls send the solution as `recaptcha`. */
export const getChallenge = declareCall({
  ...noInput,
  name: 'getChallenge',
  method: 'GET',
  path: '/v2/auth/challenge',
  guest: true,
  query: z.object({ action: word(CHALLENGE_ACTIONS, 'login') }),
  data: Challenge,
})

/** A session token. Treat it like a password. */
const Token = z.object({ token: text() })

/**
 * Signs in with a login, phone or e-mail. Extension: 140 if the player's second factor is asked on this device, with a
 * `ticket` for `confirmSignIn`. `device` is what `confirmSignIn` has remembered.
 */
export const login = declareCall({
  ...noInput,
  name: 'login',
  method: 'POST',
  path: '/v2/auth/login/',
  guest: true,
  errors: [
    errorCode.tooManyAttempts,
    errorCode.challengeFailed,
    errorCode.accountBlocked,
    errorCode.secondFactorNeeded,
    ...loginErrors,
    ...passwordErrors,
  ],
  body: z.object({ login: textOr(), password: textOr(), recaptcha: textOr(), device: z.optional(textOr()) }),
  data: Token,
})

export const SIGN_UP_TYPES = ['phone', 'email'] as const

/** Creates an account and signs in. */
export const register = declareCall({
  ...noInput,
  name: 'register',
  method: 'POST',
  path: '/v2/auth/register/',
  guest: true,
  errors: [
    errorCode.tooManyAttempts,
    errorCode.challengeFailed,
    ...phoneErrors,
    ...emailErrors,
    ...loginErrors,
    ...passwordErrors,
  ],
  body: z.object({
    type: word(SIGN_UP_TYPES, 'phone'),
    phone: textOr(),
    email: textOr(),
    login: textOr(),
    password: textOr(),
    /** Whether the terms are accepted; must be true. */
    rules: flag(),
    recaptcha: textOr(),
    pc: textOr(),
    ref: textOr(),
    referrer: textOr('direct'),
    subid: textOr(),
    promocode: textOr(),
    invite: textOr(),
  }),
  data: z.object({
    ...Token.shape,
    /** Extension: why the promo code was rejected, as an error code; 0 if it was not. */
    promocode_error: optionalPart('promocode_error', intOr(0)),
  }),
})

/**
 * Signs in with a token from a social network popup; the first sign-in creates an account. 42: unknown, used or
 * expired token; 140 as in `login`. Absent (404 or error 1) if no network is configured.
 */
export const socialLogin = declareCall({
  ...noInput,
  name: 'socialLogin',
  method: 'POST',
  path: '/v2/auth/social/',
  guest: true,
  errors: [errorCode.accountBlocked, errorCode.wrongCredentials, errorCode.secondFactorNeeded],
  body: z.object({ token: textOr(), device: z.optional(textOr()) }),
  data: Token,
})

/**
 * Exchanges a token for a new one and ends the old one, because a token in a URL may have leaked. Extension: if the
 * call is absent (404 or error 1) or rate limited (5), the old token stays valid.
 */
export const renewToken = declareCall({
  ...noInput,
  name: 'renewToken',
  method: 'POST',
  path: '/v2/auth/renew/',
  guest: false,
  data: Token,
})

/** Ends the session of the request's token. Succeeds without a token. */
export const logout = declareCall({
  ...noInput,
  name: 'logout',
  method: 'POST',
  path: '/v2/auth/logout/',
  guest: true,
  data: noData,
})
