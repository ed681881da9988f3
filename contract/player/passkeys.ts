import * as z from 'zod/mini'
import { declareCall, noData, noInput } from '../core/call.ts'
import { list, optionalPart } from '../core/containers.ts'
import { instant, instantOrNull, int, strictWord, text, textOr } from '../core/reader.ts'
import { errorCode } from '../errors/codes.ts'

/*
 * Extension: sign-in by passkeys (WebAuthn). Options and credentials are the JSON of the standard, with binary values in
 * base64url. A passkey counts as both factors. The UI hides its parts when `getPasskeyOptions` or `getPasskeys` is absent
 * (404 or error 1).
 */

/** Longest name of a passkey, in characters. */
export const PASSKEY_NAME_MAX = 64
/** Most passkeys of a player. */
export const MAX_PASSKEYS = 20
/** How long a challenge can be answered, in milliseconds. */
export const PASSKEY_CHALLENGE_MS = 5 * 60_000

const PUBLIC_KEY = ['public-key'] as const
const REQUIRED = ['required'] as const
const id = { id: text(), type: strictWord(PUBLIC_KEY) }

/** `PublicKeyCredentialRequestOptionsJSON`: any passkey of the site, with a check of the user. */
const RequestOptions = z.object({
  challenge: text(),
  rpId: text(),
  timeout: int(),
  userVerification: strictWord(REQUIRED),
})
export type PasskeyRequestOptions = z.output<typeof RequestOptions>

/** `PublicKeyCredentialCreationOptionsJSON`: a passkey that the authenticator finds by itself. */
const CreationOptions = z.object({
  challenge: text(),
  rp: z.object({ id: text(), name: text() }),
  user: z.object({ id: text(), name: text(), displayName: text() }),
  pubKeyCredParams: list('pubKeyCredParams', z.object({ alg: int(), type: strictWord(PUBLIC_KEY) })),
  timeout: int(),
  excludeCredentials: list('excludeCredentials', z.object(id)),
  authenticatorSelection: z.object({ residentKey: strictWord(REQUIRED), userVerification: strictWord(REQUIRED) }),
  attestation: strictWord(['none']),
})
export type PasskeyCreationOptions = z.output<typeof CreationOptions>

/** `AuthenticationResponseJSON` without what the server does not read. */
const Assertion = z.object({
  ...id,
  rawId: text(),
  response: z.object({ clientDataJSON: text(), authenticatorData: text(), signature: text(), userHandle: textOr() }),
})
export type PasskeyAssertion = z.output<typeof Assertion>

/** `RegistrationResponseJSON` without what the server does not read. */
const NewCredential = z.object({
  ...id,
  rawId: text(),
  response: z.object({ clientDataJSON: text(), attestationObject: text() }),
})
export type NewPasskey = z.output<typeof NewCredential>

/** A challenge for a sign-in. It can be answered once, within five minutes. */
export const getPasskeyOptions = declareCall({
  ...noInput,
  name: 'getPasskeyOptions',
  method: 'GET',
  path: '/v2/auth/passkey/options',
  guest: true,
  data: RequestOptions,
})

/** Signs in by a passkey. 142: unknown, or not valid here. 4: the challenge has expired or was answered. */
export const signInByPasskey = declareCall({
  ...noInput,
  name: 'signInByPasskey',
  method: 'POST',
  path: '/v2/auth/passkey/',
  guest: true,
  errors: [errorCode.passkeyRejected, errorCode.timedOut, errorCode.accountBlocked],
  body: z.object({ credential: Assertion }),
  data: z.object({ token: text() }),
})

export const Passkey = z.object({
  id: int(),
  name: text(),
  created_at: instant(),
  /** The last sign-in by it; `null` if there was none. */
  used_at: optionalPart('used_at', instantOrNull()),
})
export type Passkey = z.output<typeof Passkey>

/** The player's passkeys, oldest first. */
export const getPasskeys = declareCall({
  ...noInput,
  name: 'getPasskeys',
  method: 'GET',
  path: '/v2/user/passkeys',
  guest: false,
  data: z.object({ items: list('items', Passkey) }),
})

/**
 * A challenge for a new passkey. Needs the password, and a code if the second factor is on (140 without one). 143: the
 * player has too many.
 */
export const beginPasskey = declareCall({
  ...noInput,
  name: 'beginPasskey',
  method: 'POST',
  path: '/v2/user/passkeys/begin',
  guest: false,
  errors: [
    errorCode.currentPasswordMissing,
    errorCode.wrongPassword,
    errorCode.tooManyAttempts,
    errorCode.secondFactorNeeded,
    errorCode.wrongCode,
    errorCode.tooManyPasskeys,
  ],
  body: z.object({ password: textOr(), code: textOr() }),
  data: CreationOptions,
})

/** Adds the passkey of a challenge. 142: not valid here, or added before. 4: the challenge has expired. 144: the name. */
export const addPasskey = declareCall({
  ...noInput,
  name: 'addPasskey',
  method: 'POST',
  path: '/v2/user/passkeys',
  guest: false,
  errors: [errorCode.passkeyRejected, errorCode.timedOut, errorCode.tooManyPasskeys, errorCode.passkeyNameInvalid],
  body: z.object({ name: textOr(), credential: NewCredential }),
  data: noData,
})

/** Removes a passkey; repeating it changes nothing. */
export const removePasskey = declareCall({
  ...noInput,
  name: 'removePasskey',
  method: 'DELETE',
  path: '/v2/user/passkeys/:id',
  guest: false,
  params: z.object({ id: int() }),
  data: noData,
})

/** Validates the name of a passkey: 144. */
export const passkeyNameProblem = (typed: string) => {
  const { length } = [...typed.trim()]
  return length >= 1 && length <= PASSKEY_NAME_MAX ? null : errorCode.passkeyNameInvalid
}
