import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { ContactKind, Verification, VerificationMethod } from '#contract/verification.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { Refuse } from '#server/http/refusal.ts'
import { takeSendToken } from './verification-limits.ts'
import {
  contactKey,
  saveTurn,
  hashKey,
  VERIFICATION_MINUTES,
  methodsOf,
  currentTurn,
  messageFor,
  type VerificationRequest,
  type VerificationSubject,
  type Purpose,
} from './verification-methods.ts'

/*
 * How somebody proves that a phone or an e-mail is at hand. The browser is given a random hash that names the verification and
 * proves nothing; the proof goes to the contact itself. A verification ends after ten minutes and is passed once; its codes are
 * judged in `verification-codes.ts`, its calls and texts looked for in `verification-arrivals.ts`.
 */

const MINUTE = 60_000
const HASH_BYTES = 24

const ENDED = 4
const EXHAUSTED = 6
const OTHER_METHOD = 27

export type VerificationRow = Selectable<Schema['verifications']>

/** What is kept of a code: it tells whether one is right, for this verification alone. */
export const codeKeyOf = (key: string, code: string): string => hashKey(`${key} ${code}`)

/** The ways of a contact from its present turn on, and the turns that they take. */
async function waysFrom(db: Database, proof: VerificationSubject, { now }: Pick<VerificationRequest, 'now'>) {
  const methods = methodsOf(proof)
  const contact = contactKey(proof)
  const turn = await currentTurn(db, contact, now)
  const at = (step: number): VerificationMethod => methods[(turn + step) % methods.length] ?? 'sms'
  return { contact, turn, at, count: methods.length }
}

/** How many turns away the first way is that suits; `null` where none does. */
function stepTo(
  { at, count }: { at: (step: number) => VerificationMethod; count: number },
  suits: (method: VerificationMethod) => boolean,
): number | null {
  for (let step = 0; step < count; step += 1) if (suits(at(step))) return step
  return null
}

const otherThan = (next: VerificationMethod, method: VerificationMethod) => (next === method ? '' : next)

/** The way of the next verification of a contact. @throws Refuse 6 every way is closed */
export async function chooseNextMethod(
  db: Database,
  proof: VerificationSubject,
  asking: Pick<VerificationRequest, 'now' | 'closedMethods'>,
) {
  const ways = await waysFrom(db, proof, asking)
  const step = stepTo(ways, (method) => !asking.closedMethods.has(method))
  if (step === null) throw new Refuse(EXHAUSTED)
  const method = ways.at(step)
  return { method, next_method: otherThan(ways.at(step + 1), method) }
}

/**
 * Begins a verification, in the way whose turn it is or in the one that is `wanted`.
 * @throws Refuse 2 repeated too soon, 6 too much was sent or every way is closed, 27 with the way that is open where this one is not
 */
export async function beginVerification(
  db: Database,
  proof: VerificationSubject,
  asking: VerificationRequest,
  wanted: VerificationMethod | null = null,
): Promise<Verification> {
  const { now, closedMethods: closed } = asking
  const ways = await waysFrom(db, proof, asking)
  const { contact, turn, at } = ways
  const away = stepTo(ways, (method) => !closed.has(method))
  if (away === null) throw new Refuse(EXHAUSTED)
  const step = wanted === null ? 0 : stepTo(ways, (method) => method === wanted)
  if (step === null || closed.has(at(step))) {
    await saveTurn(db, contact, { from: turn, to: turn + away }, now)
    throw new Refuse(OTHER_METHOD, { nextMethod: at(away) })
  }
  const method = at(step)
  await takeSendToken(db, proof, asking)
  await saveTurn(db, contact, { from: turn, to: turn + step + 1 }, now)

  const hash = randomBytes(HASH_BYTES).toString('base64url')
  const key = hashKey(hash)
  const { shown, code, body } = messageFor(method, proof, asking)
  await db.deleteFrom('verifications').where('expires_at', '<=', new Date(now)).execute()
  await db
    .insertInto('verifications')
    .values({
      key,
      player_id: proof.player,
      purpose: proof.purpose,
      kind: proof.kind,
      value: proof.value,
      method,
      code_key: code === null ? null : codeKeyOf(key, code),
      expires_at: new Date(now + VERIFICATION_MINUTES * MINUTE),
      locked_until: new Date(now),
    })
    .execute()
  await db
    .insertInto('outbox')
    .values({ verification: key, method, contact: proof.value, body, sent_at: new Date(now) })
    .execute()
  return { hash, timeout: VERIFICATION_MINUTES, method, next_method: otherThan(at(step + 1), method), ...shown }
}

/** The verification that a hash names, where it has not ended. */
export const findLive = (
  db: Database,
  purpose: Purpose,
  hash: string,
  now: number,
): Promise<VerificationRow | undefined> =>
  db
    .selectFrom('verifications')
    .selectAll()
    .where('key', '=', hashKey(hash))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst()

/** What was proved leaves time for what comes after it. */
export async function markPassed(db: Database, key: string, now: number): Promise<void> {
  await db
    .updateTable('verifications')
    .set({ passed_at: new Date(now), expires_at: new Date(now + VERIFICATION_MINUTES * MINUTE) })
    .where('key', '=', key)
    .where('passed_at', 'is', null)
    .execute()
}

/** Looks whether a hash names what was proved, before what is heavy is done for it; only `takePassed` decides. @throws Refuse 4 */
export async function expectPassed(db: Database, purpose: Purpose, hash: string, now: number): Promise<void> {
  const found = await findLive(db, purpose, hash, now)
  if (found === undefined || found.passed_at === null) throw new Refuse(ENDED)
}

/** Takes what was proved: it is good for one thing. @throws Refuse 4 ended, never passed, or used */
export async function consumePassed(
  db: Database,
  purpose: Purpose,
  hash: string,
  now: number,
): Promise<VerificationRow> {
  const taken = await db
    .deleteFrom('verifications')
    .where('key', '=', hashKey(hash))
    .where('purpose', '=', purpose)
    .where('passed_at', 'is not', null)
    .where('expires_at', '>', new Date(now))
    .returningAll()
    .executeTakeFirst()
  if (taken === undefined) throw new Refuse(ENDED)
  return taken
}

/**
 * Ends what a player has begun to prove of a contact that is his no longer. One that is being used in this moment is left to who uses it,
 * who looks whose contact it is.
 */
export async function endVerifications(db: Database, player: number, kind: ContactKind): Promise<void> {
  const begun = db
    .selectFrom('verifications')
    .select('key')
    .where('player_id', '=', player)
    .where('kind', '=', kind)
    .forUpdate()
    .skipLocked()
  await db.deleteFrom('verifications').where('key', 'in', begun).execute()
}
