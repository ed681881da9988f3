import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { errorCode } from '#contract/errors/codes.ts'
import { PASSKEY_CHALLENGE_MS } from '#contract/player/passkeys.ts'
import { tokenHash } from '#server/accounts/secrets.ts'
import type { Database } from '#server/db/open.ts'
import { Rejection } from '#server/http/rejection.ts'

const CHALLENGE_BYTES = 32

/** Creates a challenge for a new passkey of a player, or for a sign-in (`null`). Only its hash is stored. */
export async function createPasskeyChallenge(db: Database, player: number | null, now: number): Promise<string> {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url')
  const expired = db
    .selectFrom('passkey_challenges')
    .select('challenge_hash')
    .where('expires_at', '<=', new Date(now))
    .forUpdate()
    .skipLocked()
  await db.deleteFrom('passkey_challenges').where('challenge_hash', 'in', expired).execute()
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: tokenHash(challenge),
      player_id: player,
      expires_at: new Date(now + PASSKEY_CHALLENGE_MS),
    })
    .execute()
  return challenge
}

const ClientData = z.object({ challenge: z.string() })

/** The challenge that a browser says it has answered; `""` if it cannot be read. */
function challengeOf(clientDataJSON: string): string {
  try {
    const read = z.safeParse(ClientData, JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')))
    return read.success ? read.data.challenge : ''
  } catch {
    // Malformed input counts as a challenge that does not exist.
    return ''
  }
}

/**
 * Takes the challenge of an answer, which therefore counts once, whatever the answer is worth.
 * @throws Rejection 4 unknown, expired, answered, or of another player
 */
export async function takePasskeyChallenge(
  db: Database,
  clientDataJSON: string,
  player: number | null,
  now: number,
): Promise<string> {
  const challenge = challengeOf(clientDataJSON)
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', tokenHash(challenge))
    .where((e) => (player === null ? e('player_id', 'is', null) : e('player_id', '=', player)))
    .returning('expires_at')
    .executeTakeFirst()
  if (taken === undefined || taken.expires_at.getTime() <= now) throw new Rejection(errorCode.timedOut)
  return challenge
}
