import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'
import type { Challenge, ChallengeAction } from '#contract/auth.ts'
import type { Database } from '#server/db/open.ts'
import { secretOf } from './secrets.ts'

/*
 * The verification challenge (ALTCHA): work that a browser does in a moment and that a flood of requests has to do each time.
 * It is signed, for one action, for ten minutes, and a solution is taken once.
 */

const ALGORITHM = 'PBKDF2/SHA-256'
/** Rounds of one derivation, and the most derivations until the right one; at least a third of them is needed. */
export interface ChallengeCost {
  rounds: number
  derivations: number
}
/** A quarter of a second on a desktop, a second on a phone. */
const WORK: ChallengeCost = { rounds: 3000, derivations: 150 }
export const CHALLENGE_MS = 10 * 60_000
/** A solution is a few hundred characters. */
const LONGEST = 4096

const secrets = async (db: Database) => ({
  hmacSignatureSecret: await secretOf(db, 'challenge'),
  hmacKeySignatureSecret: await secretOf(db, 'challenge key'),
})

/** Makes a challenge for one action. */
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
    // By this server's clock, which may be a driven one: the library would judge by the machine's.
    data: { action, until: now + CHALLENGE_MS },
    ...(await secrets(db)),
  })
  return { parameters: { ...parameters }, signature }
}

const Solved = z.object({
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

function readSolved(text: string): z.output<typeof Solved> | null {
  if (text.length > LONGEST) return null
  try {
    const read = z.safeParse(Solved, JSON.parse(Buffer.from(text, 'base64').toString('utf8')))
    return read.success ? read.data : null
  } catch {
    // What is no base64 of JSON is no solution: the answer is 24, which tells the player what to do.
    return null
  }
}

/** Whether this is a solution of a challenge of ours, for this action, in its time, and the first time that it comes. */
export async function redeemSolution(
  db: Database,
  action: ChallengeAction,
  text: string,
  now: number,
): Promise<boolean> {
  const solved = readSolved(text)
  if (solved === null) return false
  const { challenge, solution } = solved
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...(await secrets(db)) })
  const { data } = challenge.parameters
  if (!verified || data.action !== action || data.until <= now) return false
  await db.deleteFrom('challenges_used').where('until', '<=', new Date(now)).execute()
  const first = await db
    .insertInto('challenges_used')
    .values({ signature: challenge.signature, until: new Date(data.until) })
    .onConflict((conflict) => conflict.column('signature').doNothing())
    .returning('signature')
    .executeTakeFirst()
  return first !== undefined
}
