import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'
import type { Challenge, ChallengeAction } from '#contract/player/auth.ts'
import type { Database } from '#server/db/open.ts'
import { secretOf } from '#server/accounts/secrets.ts'

/*
 * Proof of work (ALTCHA) against automated requests. A challenge is signed, bound to one action, expires after ten
 * minutes, and its solution is accepted once.
 */

const ALGORITHM = 'PBKDF2/SHA-256'
/** Rounds per key derivation, and the maximum number of derivations; a solution needs at least a third of them. */
export interface ChallengeCost {
  rounds: number
  derivations: number
}
/** About 250 ms on a desktop, a second on a phone. */
const WORK: ChallengeCost = { rounds: 3000, derivations: 150 }
export const CHALLENGE_MS = 10 * 60_000
/** Upper bound in characters; a solution has a few hundred. */
const MAX_LENGTH = 4096

const secrets = async (db: Database) => ({
  hmacSignatureSecret: await secretOf(db, 'challenge'),
  hmacKeySignatureSecret: await secretOf(db, 'challenge key'),
})

/** Creates a challenge for one action. */
export async function issueChallenge(
  db: Database,
  action: ChallengeAction,
  now: number,
  { rounds, derivations }: ChallengeCost = WORK,
): Promise<Challenge> {
  const { parameters, signature = '' } = await createChallenge({
    algorithm: ALGORITHM,
    cost: rounds,
    counter: randomInt(Math.floor(derivations / 3), derivations),
    deriveKey,
    // Expiry by the server clock, which tests control; the library would use the system clock.
    data: { action, until: now + CHALLENGE_MS },
    ...(await secrets(db)),
  })
  return { parameters: { ...parameters }, signature }
}

const SolvedChallenge = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      data: z.object({ action: z.string(), until: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

function parseSolution(text: string): z.output<typeof SolvedChallenge> | null {
  if (text.length > MAX_LENGTH) return null
  try {
    const read = z.safeParse(SolvedChallenge, JSON.parse(Buffer.from(text, 'base64').toString('utf8')))
    return read.success ? read.data : null
  } catch {
    // Malformed input counts as a wrong solution, so the player gets error 24.
    return null
  }
}

/** Verifies a solution for this action and consumes it; returns `false` if invalid, expired or used. */
export async function redeemSolution(
  db: Database,
  action: ChallengeAction,
  text: string,
  now: number,
): Promise<boolean> {
  const solved = parseSolution(text)
  if (solved === null) return false
  const { challenge, solution } = solved
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...(await secrets(db)) })
  const { data } = challenge.parameters
  if (!verified || data.action !== action || data.until <= now) return false
  await db.deleteFrom('challenges_used').where('until', '<=', new Date(now)).execute()
  const inserted = await db
    .insertInto('challenges_used')
    .values({ signature: challenge.signature, until: new Date(data.until) })
    .onConflict((conflict) => conflict.column('signature').doNothing())
    .returning('signature')
    .executeTakeFirst()
  return inserted !== undefined
}
