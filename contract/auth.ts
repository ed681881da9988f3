import * as z from 'zod/mini'
import { declareCall, sendsNothing } from './call.ts'
import { flag, int, text, textOr, word } from './reader.ts'

/** What a verification challenge is solved for; a solution is good for that alone. */
export const CHALLENGE_ACTIONS = ['login', 'register', 'recover'] as const
export type ChallengeAction = (typeof CHALLENGE_ACTIONS)[number]

/** ALTCHA's proof of work. All of it goes back as it came, because all of it is signed. */
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

/** A challenge to be solved by the browser alone; the solution is what other calls send as `recaptcha`. */
export const getChallenge = declareCall({
  ...sendsNothing,
  name: 'getChallenge',
  method: 'GET',
  path: '/v2/auth/challenge',
  guest: true,
  query: z.object({ action: word(CHALLENGE_ACTIONS, 'login') }),
  data: Challenge,
})

/** What a browser is known by from now on. Worth as much as a password. */
const Token = z.object({ token: text() })

/**
 * Signs in with a login, a phone or an e-mail. Errors: 40, 41, 130, 131, 24 at their fields; 42 for any wrong pair, 26 blocked,
 * 2 and 5 too often.
 */
export const login = declareCall({
  ...sendsNothing,
  name: 'login',
  method: 'POST',
  path: '/v2/auth/login/',
  guest: true,
  body: z.object({ login: textOr(), password: textOr(), recaptcha: textOr() }),
  data: Token,
})

export const REGISTRATION_TYPES = ['phone', 'email'] as const

/** Makes an account and signs in. Errors: the ranges of the fields (`spec §5`), 24, 2 and 5 too often. */
export const register = declareCall({
  ...sendsNothing,
  name: 'register',
  method: 'POST',
  path: '/v2/auth/register/',
  guest: true,
  body: z.object({
    type: word(REGISTRATION_TYPES, 'phone'),
    phone: textOr(),
    email: textOr(),
    login: textOr(),
    password: textOr(),
    /** The terms are accepted; nothing else is. */
    rules: flag(),
    recaptcha: textOr(),
    pc: textOr(),
    ref: textOr(),
    referrer: textOr('direct'),
    subid: textOr(),
    promocode: textOr(),
    invite: textOr(),
  }),
  data: Token,
})

/**
 * Signs in by the token that a social network's window has told the page; who comes the first time gets an account. Errors: 42 for
 * a token that is unknown, used or out of time, 26 blocked, 5 too often. Absent (404 or error 1) where there is no such network.
 */
export const socialLogin = declareCall({
  ...sendsNothing,
  name: 'socialLogin',
  method: 'POST',
  path: '/v2/auth/social/',
  guest: true,
  body: z.object({ token: textOr() }),
  data: Token,
})

/**
 * Swaps a token for a fresh one, and ends the old: for one that came in an address, where others may have seen it. An addition of
 * the reference API: where it is absent (404 or error 1), or was asked for too often (5), the token stays.
 */
export const renewToken = declareCall({
  ...sendsNothing,
  name: 'renewToken',
  method: 'POST',
  path: '/v2/auth/renew/',
  guest: false,
  data: Token,
})

/** Ends the session of the token that is sent; without one there is nothing to end. */
export const logout = declareCall({
  ...sendsNothing,
  name: 'logout',
  method: 'POST',
  path: '/v2/auth/logout/',
  guest: true,
  data: z.object({}),
})
