import type { Selectable } from 'kysely'
import { errorCode } from '#contract/errors/codes.ts'
import { PASSKEY_CHALLENGE_MS, type PasskeyAssertion, type PasskeyRequestOptions } from '#contract/player/passkeys.ts'
import { recordEvent } from '#server/accounts/profile/account-history.ts'
import { lockForSignIn, logOpenedSession, openSession, type Visit } from '#server/accounts/sessions/sessions.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { Rejection } from '#server/http/rejection.ts'
import { tryConsume } from '#server/limits/rate-limits.ts'
import { tooManyRequests } from '#server/limits/too-many-requests.ts'
import { createPasskeyChallenge, takePasskeyChallenge } from './challenges.ts'
import { userHandleOf, type RelyingParty } from './relying-party.ts'

/** Limits per network. A key cannot be guessed: they bound the rows and the work. */
const OPTIONS_LIMIT = { burst: 60, refillMs: 2000 }
const SIGN_IN_LIMIT = { burst: 30, refillMs: 10_000 }

/** The options of a sign-in by any passkey of the site. @throws Rejection 5 */
export async function passkeyOptions(
  db: Database,
  { id }: RelyingParty,
  { network }: Visit,
  now: number,
): Promise<PasskeyRequestOptions> {
  if (!(await tryConsume(db, ['passkey options', network], OPTIONS_LIMIT, now))) throw tooManyRequests(OPTIONS_LIMIT)
  return {
    challenge: await createPasskeyChallenge(db, null, now),
    rpId: id,
    timeout: PASSKEY_CHALLENGE_MS,
    userVerification: 'required',
  }
}

type StoredPasskey = Selectable<Schema['passkeys']>

/** Verifies an assertion by a stored key and returns the new count of signatures. @throws Rejection 142 */
async function verify(
  { response, ...rest }: PasskeyAssertion,
  { credential_id, public_key, counter }: StoredPasskey,
  challenge: string,
  { id, origin }: RelyingParty,
): Promise<number> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...rest, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      // The count of signatures is checked, too: a copy of the key may have signed in between.
      credential: { id: credential_id, publicKey: new Uint8Array(public_key), counter },
      requireUserVerification: true,
    })
    if (verified) return authenticationInfo.newCounter
  } catch {
    // The library throws for whatever is wrong with a response: nothing of it is for the player.
  }
  throw new Rejection(errorCode.passkeyRejected)
}

/**
 * Signs in by a passkey, which counts as both factors, and returns the token.
 * @throws Rejection 5, 4, 142, 26
 */
export async function signInByPasskey(
  db: Database,
  credential: PasskeyAssertion,
  party: RelyingParty,
  visit: Visit,
  now: number,
): Promise<string> {
  const { network } = visit
  if (!(await tryConsume(db, ['passkey', network], SIGN_IN_LIMIT, now))) throw tooManyRequests(SIGN_IN_LIMIT)
  const challenge = await takePasskeyChallenge(db, credential.response.clientDataJSON, null, now)
  const passkey = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credential.id)
    .executeTakeFirst()
  if (passkey === undefined) throw new Rejection(errorCode.passkeyRejected)
  const player = passkey.player_id
  if (credential.response.userHandle !== (await userHandleOf(db, player)))
    throw new Rejection(errorCode.passkeyRejected)
  const counter = await verify(credential, passkey, challenge, party)
  const opened = await db.transaction().execute(async (transaction) => {
    await lockForSignIn(transaction, player, visit)
    const used = await transaction
      .updateTable('passkeys')
      .set({ counter, used_at: new Date(now) })
      .where('id', '=', passkey.id)
      // A concurrent sign-in with the same count was faster, or the passkey was removed.
      .where('counter', '=', passkey.counter)
      .returning('id')
      .executeTakeFirst()
    if (used === undefined) throw new Rejection(errorCode.passkeyRejected)
    await recordEvent(transaction, player, 'loggedIn', now, visit.address)
    return openSession(transaction, player, visit, now)
  })
  logOpenedSession('loggedIn', opened, { playerId: player, network })
  return opened.token
}
