import type { Transaction } from 'kysely'
import { errorCode } from '#contract/errors/codes.ts'
import {
  MAX_PASSKEYS,
  PASSKEY_CHALLENGE_MS,
  passkeyNameProblem,
  type NewPasskey,
  type PasskeyCreationOptions,
} from '#contract/player/passkeys.ts'
import type { DocumentKeys } from '#server/accounts/documents/document-cipher.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { checkCurrentPassword } from '#server/accounts/passwords/check-current-password.ts'
import { recordEvent } from '#server/accounts/profile/account-history.ts'
import { notify } from '#server/accounts/profile/notifications.ts'
import { checkOwnCodeOfApp } from '#server/accounts/second-factor/second-factor.ts'
import { passkeyNews } from '#server/content/account-events.ts'
import type { Database } from '#server/db/open.ts'
import { rowId } from '#server/db/row-id.ts'
import type { Schema } from '#server/db/schema.ts'
import { logSecurityEvent } from '#server/http/logging/security-log.ts'
import { Rejection } from '#server/http/rejection.ts'
import { createPasskeyChallenge, takePasskeyChallenge } from './challenges.ts'
import { userHandleOf, type RelyingParty } from './relying-party.ts'

/** EdDSA, ES256 and RS256, which cover every authenticator. */
const ALGORITHMS = [-8, -7, -257]
const PUBLIC_KEY = 'public-key'

const ownPasskeys = (db: Database, player: number) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'name', 'created_at', 'used_at'])
    .where('player_id', '=', player)
    .orderBy('id')
    .limit(MAX_PASSKEYS)
    .execute()

/** Returns the player's passkeys, oldest first. */
export async function passkeysOf(db: Database, player: number) {
  const rows = await ownPasskeys(db, player)
  return rows.map(({ id, name, created_at, used_at }) => ({
    id,
    name,
    created_at: created_at.getTime(),
    used_at: used_at?.getTime() ?? null,
  }))
}

/** The signed-in player, and what the passkey is for. */
interface PasskeyOwner {
  player: number
  party: RelyingParty
  now: number
}

/** @throws Rejection 132, 2, 135, 140, 5, 100, 143 */
export async function beginPasskey(
  db: Database,
  { player, party, now, keys }: PasskeyOwner & { keys: DocumentKeys },
  { password, code }: { password: string; code: string },
  siteName: string,
): Promise<PasskeyCreationOptions> {
  const existing = await ownPasskeys(db, player)
  if (existing.length >= MAX_PASSKEYS) throw new Rejection(errorCode.tooManyPasskeys)
  await checkCurrentPassword(db, player, password, now)
  // A passkey replaces the second factor, so a stolen session and password must not add one.
  await checkOwnCodeOfApp(db, { player, keys, now }, code)
  const { login } = await db.selectFrom('players').select('login').where('id', '=', player).executeTakeFirstOrThrow()
  return {
    challenge: await createPasskeyChallenge(db, player, now),
    rp: { id: party.id, name: siteName },
    user: { id: await userHandleOf(db, player), name: login, displayName: login },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: PUBLIC_KEY })),
    timeout: PASSKEY_CHALLENGE_MS,
    excludeCredentials: existing.map(({ credential_id: id }) => ({ id, type: PUBLIC_KEY })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  }
}

/** Verifies a new credential. @throws Rejection 142 */
async function verifyNew({ response, ...rest }: NewPasskey, challenge: string, { id, origin }: RelyingParty) {
  // Loaded with the first passkey: it takes longer than the rest of the start.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...rest, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (registrationInfo !== undefined) return registrationInfo.credential
  } catch {
    // The library throws for whatever is wrong with a response: nothing of it is for the player.
  }
  throw new Rejection(errorCode.passkeyRejected)
}

async function insertPasskey(
  transaction: Transaction<Schema>,
  row: {
    player_id: number
    credential_id: string
    public_key: Buffer
    counter: number
    name: string
    created_at: Date
  },
): Promise<void> {
  await lockPlayerRow(transaction, row.player_id)
  if ((await ownPasskeys(transaction, row.player_id)).length >= MAX_PASSKEYS)
    throw new Rejection(errorCode.tooManyPasskeys)
  const inserted = await transaction
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted === undefined) throw new Rejection(errorCode.passkeyRejected)
}

/** Adds a passkey. @throws Rejection 144, 4, 142, 143 */
export async function addPasskey(
  db: Database,
  { player, party, now }: PasskeyOwner,
  { name: typed, credential }: { name: string; credential: NewPasskey },
): Promise<void> {
  const problem = passkeyNameProblem(typed)
  if (problem !== null) throw new Rejection(problem)
  const name = typed.trim()
  const challenge = await takePasskeyChallenge(db, credential.response.clientDataJSON, player, now)
  const { id, publicKey, counter } = await verifyNew(credential, challenge, party)
  await db.transaction().execute(async (transaction) => {
    const key = { credential_id: id, public_key: Buffer.from(publicKey), counter }
    await insertPasskey(transaction, { player_id: player, ...key, name, created_at: new Date(now) })
    await recordEvent(transaction, player, 'passkeyAdded', now, name)
    await notify(transaction, player, passkeyNews.added, now)
  })
  logSecurityEvent('passkeyAdded', { playerId: player })
}

/** Removes a passkey of the player, if there is one with this id. */
export async function removePasskey(db: Database, player: number, id: number, now: number): Promise<void> {
  const isRemoved = await db.transaction().execute(async (transaction) => {
    await lockPlayerRow(transaction, player)
    const removed = await transaction
      .deleteFrom('passkeys')
      .where('player_id', '=', player)
      .where('id', '=', rowId(id))
      .returning('name')
      .executeTakeFirst()
    if (removed === undefined) return false
    await recordEvent(transaction, player, 'passkeyRemoved', now, removed.name)
    await notify(transaction, player, passkeyNews.removed, now)
    return true
  })
  if (isRemoved) logSecurityEvent('passkeyRemoved', { playerId: player })
}
